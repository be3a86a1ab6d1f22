import CSDL2

/// The part of a renderer's state that drawing changes, so that it can be put back.
struct RenderState {
  /// What SDL keeps apart for each target.
  private struct View {
    var logicalWidth: Int32 = 0
    var logicalHeight: Int32 = 0
    var scaleX: Float = 1
    var scaleY: Float = 1
    var viewport = SDL_Rect()
    var clip: SDL_Rect?

    init(of renderer: OpaquePointer) {
      SDL_RenderGetLogicalSize(renderer, &logicalWidth, &logicalHeight)
      SDL_RenderGetScale(renderer, &scaleX, &scaleY)
      SDL_RenderGetViewport(renderer, &viewport)
      if SDL_RenderIsClipEnabled(renderer) == SDL_TRUE {
        var rect = SDL_Rect()
        SDL_RenderGetClipRect(renderer, &rect)
        clip = rect
      }
    }

    /// Puts the view back. A logical size goes first, because it sets scale and viewport itself.
    func restore(on renderer: OpaquePointer) {
      if logicalWidth > 0 { SDL_RenderSetLogicalSize(renderer, logicalWidth, logicalHeight) }
      SDL_RenderSetScale(renderer, scaleX, scaleY)
      var now = SDL_Rect()
      SDL_RenderGetViewport(renderer, &now)
      if now.x != viewport.x || now.y != viewport.y || now.w != viewport.w || now.h != viewport.h {
        var wanted = viewport
        SDL_RenderSetViewport(renderer, &wanted)
      }
      if var clip {
        SDL_RenderSetClipRect(renderer, &clip)
      } else {
        SDL_RenderSetClipRect(renderer, nil)
      }
    }
  }

  private let target: OpaquePointer?
  private let targetView: View?
  private let mainView: View
  private var red: UInt8 = 0
  private var green: UInt8 = 0
  private var blue: UInt8 = 0
  private var alpha: UInt8 = 0
  private var blend = SDL_BLENDMODE_NONE

  /// Whether the window has a logical size.
  var hasLogicalSize: Bool { mainView.logicalWidth > 0 }

  /// Takes down the state, and makes the renderer ready to draw on the window in pixels.
  init(takingOver renderer: OpaquePointer) {
    target = SDL_GetRenderTarget(renderer)
    if target != nil {
      targetView = View(of: renderer)
      SDL_SetRenderTarget(renderer, nil)
    } else {
      targetView = nil
    }
    mainView = View(of: renderer)
    SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
    SDL_GetRenderDrawBlendMode(renderer, &blend)
    if mainView.logicalWidth > 0 { SDL_RenderSetLogicalSize(renderer, 0, 0) }
    SDL_RenderSetScale(renderer, 1, 1)
    SDL_RenderSetViewport(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
  }

  /// Puts everything back as it was.
  func restore(on renderer: OpaquePointer) {
    SDL_SetRenderDrawColor(renderer, red, green, blue, alpha)
    SDL_SetRenderDrawBlendMode(renderer, blend)
    mainView.restore(on: renderer)
    if let target {
      SDL_SetRenderTarget(renderer, target)
      targetView?.restore(on: renderer)
    }
  }
}
