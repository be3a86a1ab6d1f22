public import AppSurface
import CSDL2

/// A drawing surface in memory, with SDL's software renderer: it needs no display and no SDL_Init.
@MainActor public final class PixelCanvas {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Draws on this canvas.
  public let renderer: Renderer

  private let surface: PixelSurface
  let sdlRenderer: OpaquePointer

  /// The longest side, in pixels.
  public static let longestSide = 32_768
  /// The largest area: 100 million pixels, which take 400 MB.
  public static let largestArea = 100_000_000

  /// A canvas of a size in pixels; it throws where that is larger than can be drawn.
  public init(width: Int, height: Int, fonts: FontSystem) throws(SDLError) {
    guard max(width, height) <= Self.longestSide, width * height <= Self.largestArea else {
      throw SDLError(
        kind: .tooLarge, call: "SDL_CreateRGBSurfaceWithFormat",
        message: """
          a picture of \(width) x \(height) pixels is too large: at most \(Self.longestSide) on a side \
          and 100 million in all; choose a smaller size or scale
          """)
    }
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

  /// Finishes what the renderer was given to draw.
  public func finish() { SDL_RenderFlush(sdlRenderer) }

  /// What has been drawn.
  public func picture() -> Picture { Picture(surface) }

  /// A window's size in whole pixels, at least 1 on each side.
  public static func pixels(of size: Size, scale: Double) -> (width: Int, height: Int) {
    let side: (Double) -> Int = { side in
      let pixels = (side * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 1), 1e9)) : 1
    }
    return (side(size.width), side(size.height))
  }
}
