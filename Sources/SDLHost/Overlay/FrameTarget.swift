public import AppSurface
import CSDL2

/// A texture that a program draws its frames on instead of the window, so that they can be shown at
/// another place and size.
@MainActor public final class FrameTarget {
  /// The texture, an `SDL_Texture *`: what to hand to `SDL_SetRenderTarget` instead of nothing.
  public let texture: OpaquePointer
  /// Its size in points.
  public let size: Size
  private let window: OpaquePointer
  private let renderer: OpaquePointer

  /// A target of a size in points for the renderer of a window.
  public init(size: Size, scale: Double, for window: OpaquePointer) throws(SDLError) {
    renderer = try made(SDL_GetRenderer(window), by: "SDL_GetRenderer")
    let pixels = PixelCanvas.pixels(of: size, scale: scale)
    texture = try made(
      SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
        Int32(SDL_TEXTUREACCESS_TARGET.rawValue), Int32(pixels.width), Int32(pixels.height)),
      by: "SDL_CreateTexture")
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    self.size = size
    self.window = window
    clear()
  }

  isolated deinit {
    // With the window's renderer its textures are gone.
    guard SDL_GetRenderer(window) == renderer else { return }
    if isCurrent { SDL_SetRenderTarget(renderer, nil) }
    SDL_DestroyTexture(texture)
  }

  /// Whether the program draws on it at this moment.
  public var isCurrent: Bool { SDL_GetRenderTarget(renderer) == texture }

  /// Makes it what the program draws on, until the program itself chooses another.
  public func makeCurrent() { SDL_SetRenderTarget(renderer, texture) }

  /// Shows what was drawn in a rectangle of the window, in points of so many pixels; the state stays
  /// as it was.
  public func show(in frame: Rect, scale: Double) throws(SDLError) {
    let state = RenderState(takingOver: renderer)
    defer { state.restore(on: renderer) }
    guard let grid = PixelGrid(placement: .identity, scale: scale), var place = grid.rect(frame)
    else {
      return
    }
    if SDL_RenderCopy(renderer, texture, nil, &place) != 0 { throw SDLError.last("SDL_RenderCopy") }
  }

  private func clear() {
    let state = RenderState(takingOver: renderer)
    let before = SDL_GetRenderTarget(renderer)
    SDL_SetRenderTarget(renderer, texture)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    SDL_SetRenderTarget(renderer, before)
    state.restore(on: renderer)
  }
}
