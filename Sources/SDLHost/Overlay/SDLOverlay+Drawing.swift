public import AppSurface
import CSDL2

extension SDLOverlay {
  /// Draws layers over the frame that the program has finished; it does not present.
  ///
  /// Whatever state the renderer had it has again. A window that is hidden or has no area is left
  /// alone.
  ///
  /// - Parameters:
  ///   - wanted: Which layers; nil draws all.
  ///   - clearing: Whether the stack's background is drawn first.
  public func draw(
    clearing: Bool = false, _ wanted: ((PlacedDrawList, Int) -> Bool)? = nil
  ) throws(SDLError) {
    guard isVisible, let renderer = currentRenderer() else { return }
    var composition = stack.composition()
    if let wanted {
      composition.layers = composition.layers.enumerated().filter { wanted($1, $0) }.map(\.element)
    }
    guard clearing || !composition.layers.isEmpty else { return }
    try renderer.draw(composition, scale: translator.metrics.scale, clearing: clearing)
  }

  /// Forgets all textures: when nothing shows any more, before the renderer is destroyed, and when
  /// SDL says that they were lost.
  public func dropTextures() {
    guard let renderer else { return }
    self.renderer = nil
    // With the window's renderer its textures are gone.
    if SDL_GetRenderer(window) == renderer.renderer {
      renderer.dropTextures()
    } else {
      renderer.abandonTextures()
    }
  }

  /// The drawer for the renderer that the window has now; nil where it has none.
  private func currentRenderer() -> Renderer? {
    guard let sdl = SDL_GetRenderer(window) else {
      dropTextures()
      return nil
    }
    if let renderer, renderer.renderer == sdl { return renderer }
    dropTextures()
    let made = Renderer(renderer: sdl, fonts: fonts)
    renderer = made
    return made
  }

  private var isVisible: Bool {
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(window) & unseen == 0
  }

  /// The state of the window's renderer that drawing could change; nil where there is none.
  public func renderReading() -> RenderReading? {
    SDL_GetRenderer(window).map { RenderReading(of: $0) }
  }
}
