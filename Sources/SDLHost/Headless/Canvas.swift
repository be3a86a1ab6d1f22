public import AppSurface
import CSDL2

/// A drawing surface in memory, with SDL's software renderer: it needs no display and no SDL_Init.
public final class Canvas {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Draws on this canvas.
  public let renderer: Renderer

  private let surface: PixelSurface
  let sdlRenderer: OpaquePointer

  /// A canvas of a size in pixels.
  public init(width: Int, height: Int, fonts: FontSystem) throws(SDLError) {
    let surface = try made(
      PixelSurface(width: width, height: height, opaque: true),
      by: "SDL_CreateRGBSurfaceWithFormat")
    guard let made = SDL_CreateSoftwareRenderer(surface.pointer) else {
      let error = SDLError.last("SDL_CreateSoftwareRenderer")
      surface.free()
      throw error
    }
    self.width = width
    self.height = height
    self.surface = surface
    sdlRenderer = made
    renderer = Renderer(renderer: made, fonts: fonts)
  }

  isolated deinit {
    renderer.dropTextures()
    SDL_DestroyRenderer(sdlRenderer)
    surface.free()
  }

  /// Draws a composition; `scale` is pixels for each point of the window.
  public func draw(_ composition: Composition, scale: Double) throws(SDLError) {
    try renderer.draw(composition, scale: scale)
    SDL_RenderFlush(sdlRenderer)
  }

  /// What has been drawn.
  public func picture() -> Picture { Picture(surface) }

  /// A frame as a picture, `scale` pixels for each point.
  public static func picture(
    of composition: Composition, scale: Double, fonts: FontSystem
  ) throws(SDLError) -> Picture {
    let size = composition.windowSize
    let side: (Double) -> Int = { side in
      let pixels = (side * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 1), 32768)) : 1
    }
    let canvas = try Canvas(width: side(size.width), height: side(size.height), fonts: fonts)
    try canvas.draw(composition, scale: scale)
    return canvas.picture()
  }
}
