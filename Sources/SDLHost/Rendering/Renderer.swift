public import AppSurface
import CSDL2

/// Draws compositions onto any SDL renderer; the only code that draws.
///
/// It knows the five commands of a draw list and nothing else. Geometry comes in points and is
/// rounded to pixels here. Whatever state the renderer had (target, viewport, clip, scale, logical
/// size, draw colour, blend mode) it has again afterwards. Values that make no sense are skipped.
///
/// The textures that it makes live as long as the SDL renderer: call `dropTextures()` before that is
/// destroyed, and when SDL says that render targets or the device were reset.
public final class Renderer {
  let renderer: OpaquePointer
  let fonts: FontSystem
  let textures: TextureCache
  /// What may be drawn on at this moment, in pixels.
  var clip = SDL_Rect()
  private var firstFailure: SDLError?

  /// A renderer over an `SDL_Renderer *`; its textures take at most `textureBytes` bytes.
  public init(renderer: OpaquePointer, fonts: FontSystem, textureBytes: Int = 48 << 20) {
    self.renderer = renderer
    self.fonts = fonts
    textures = TextureCache(renderer: renderer, budget: textureBytes)
  }

  /// Forgets all textures; they are made anew when they are needed.
  public func dropTextures() { textures.removeAll() }

  /// Forgets all textures after the SDL renderer is gone; their memory went with it.
  func abandonTextures() { textures.abandon() }

  /// Draws a frame; it does not present it.
  ///
  /// - Parameters:
  ///   - scale: pixels of the output for each point of the window.
  ///   - clearing: whether the output is filled with the composition's background first; false
  ///     draws over what is there.
  /// - Throws: the first call of SDL that failed; the rest of the frame is drawn all the same.
  public func draw(
    _ composition: Composition, scale: Double, clearing: Bool = true
  ) throws(SDLError) {
    let state = RenderState(takingOver: renderer)
    defer { state.restore(on: renderer) }
    firstFailure = nil
    var output = SDL_Rect()
    check(SDL_GetRendererOutputSize(renderer, &output.w, &output.h), "SDL_GetRendererOutputSize")
    if clearing {
      let ink = Ink(composition.background)
      SDL_SetRenderDrawColor(renderer, ink.red, ink.green, ink.blue, 255)
      check(SDL_RenderClear(renderer), "SDL_RenderClear")
    }
    guard let window = PixelGrid(placement: .identity, scale: scale) else { return }
    for layer in composition.layers {
      let bounds = layer.clip.map { window.clip($0).intersection(output) } ?? output
      guard !bounds.isEmpty, let grid = PixelGrid(placement: layer.placement, scale: scale) else {
        continue
      }
      setClip(bounds)
      for command in layer.drawList.commands { draw(command, on: grid, within: bounds) }
    }
    if let firstFailure { throw firstFailure }
  }

  private func draw(_ command: DrawCommand, on grid: PixelGrid, within bounds: SDL_Rect) {
    if case .clip(let rect) = command {
      setClip(rect.map { grid.clip($0).intersection(bounds) } ?? bounds)
    }
    guard !clip.isEmpty else { return }
    switch command {
    case .fill(let rect, let color, let radius):
      fill(rect, Ink(color), radius: radius, on: grid)
    case .outline(let rect, let color, let width, let radius):
      outline(rect, Ink(color), width: width, radius: radius, on: grid)
    case .text(let run):
      draw(run, on: grid)
    case .image(let source, let rect, let tint, let radius):
      draw(source, in: rect, tint: Ink(tint), radius: radius, on: grid)
    case .clip:
      break
    }
  }

  private func setClip(_ rect: SDL_Rect) {
    clip = rect
    guard !rect.isEmpty else { return }
    var rect = rect
    check(SDL_RenderSetClipRect(renderer, &rect), "SDL_RenderSetClipRect")
  }

  /// Remembers the first failure of a frame, while SDL still knows why.
  func check(_ result: Int32, _ call: String) {
    if result != 0, firstFailure == nil { firstFailure = SDLError.last(call) }
  }

  /// Draws a part of a texture; nil is the whole of it.
  func copy(_ texture: OpaquePointer, _ source: SDL_Rect?, to target: SDL_Rect, alpha: UInt8) {
    guard target.intersects(clip) else { return }
    SDL_SetTextureAlphaMod(texture, alpha)
    var target = target
    if var source {
      check(SDL_RenderCopy(renderer, texture, &source, &target), "SDL_RenderCopy")
    } else {
      check(SDL_RenderCopy(renderer, texture, nil, &target), "SDL_RenderCopy")
    }
  }
}
