public import AppSurface
public import CSDL2

/// A small window of its own that shows a part of an overlay's layers: for programs whose own window
/// nobody else can draw on.
///
/// It is drawn in software and leaves alone what the program draws with: the context of OpenGL that
/// was current is so again after each call.
@MainActor public final class OverlayWindow {
  /// The part of the layers that the window shows, in their points.
  public private(set) var part: Rect
  private let overlay: SDLOverlay
  private let window: OpaquePointer
  private let sdlRenderer: OpaquePointer
  private let renderer: Renderer
  private var translator: EventTranslator

  /// Opens the window over a part of an overlay's layers.
  public init(title: String, part: Rect, of overlay: SDLOverlay) throws(SDLError) {
    self.part = part
    self.overlay = overlay
    let parts: (OpaquePointer, OpaquePointer) = try GraphicsContext.keeping { () throws(SDLError) in
      let centered: Int32 = 0x2FFF_0000
      let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_ALWAYS_ON_TOP.rawValue
      let window = try made(
        SDL_CreateWindow(
          title, centered, centered, Self.side(part.width), Self.side(part.height), flags),
        by: "SDL_CreateWindow")
      do throws(SDLError) {
        return (window, try Self.softwareRenderer(for: window))
      } catch {
        SDL_DestroyWindow(window)
        throw error
      }
    }
    (window, sdlRenderer) = parts
    renderer = Renderer(renderer: sdlRenderer, fonts: overlay.fonts)
    translator = EventTranslator(
      windowID: SDL_GetWindowID(window), clock: overlay.clock,
      metrics: WindowMetrics(of: window) ?? WindowMetrics(size: part.size, scale: 1))
    SDL_RaiseWindow(window)
  }

  isolated deinit {
    GraphicsContext.keeping {
      renderer.dropTextures()
      SDL_DestroyRenderer(sdlRenderer)
      SDL_DestroyWindow(window)
    }
  }

  /// Whether an event goes to this window.
  public func owns(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_MOUSEMOTION,
      SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_WINDOWEVENT:
      event.window.windowID == translator.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
      event.tfinger.windowID == translator.windowID
    default:
      event.type == UInt32(CSDL2_TEXTEDITING_EXT)
        && event.window.windowID == translator.windowID
    }
  }

  /// SDL asks a program to end when its last window is closed; while this one shows it does not, and
  /// this does it in its stead.
  public func quitAfterLastWindow() {
    let own = [translator.windowID, overlay.windowID]
    // SDL counts windows up from 1; some may have been opened since.
    let others = (1...max(own[0], own[1]) + 64).filter { !own.contains($0) }
    guard !others.contains(where: { SDL_GetWindowFromID($0) != nil }),
      SDL_GetHintBoolean("SDL_QUIT_ON_LAST_WINDOW_CLOSE", SDL_TRUE) == SDL_TRUE
    else { return }
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
  }

  /// What an event of this window means in points of the layers.
  public func translate(_ event: SDL_Event) -> InputEvent? {
    if let metrics = WindowMetrics(of: window) { translator.metrics = metrics }
    guard var translated = translator.translate(event) else { return nil }
    let offset = part.origin
    switch translated.kind {
    case .pointer(var pointer):
      pointer.position = pointer.position + offset
      translated.kind = .pointer(pointer)
    case .wheel(var wheel):
      wheel.position = wheel.position + offset
      translated.kind = .wheel(wheel)
    case .touch(var touch):
      touch.position = touch.position + offset
      translated.kind = .touch(touch)
    // The layers' own window is the program's; this one's size is no news to them.
    case .window(.resized): return nil
    default: break
    }
    return translated
  }

  /// Shows another part of the layers; the window takes its size.
  public func show(_ part: Rect) {
    guard part != self.part else { return }
    if part.size != self.part.size {
      SDL_SetWindowSize(window, Self.side(part.width), Self.side(part.height))
    }
    self.part = part
  }

  /// Draws the layers that may show here, and presents.
  public func draw(_ wanted: (PlacedDrawList, Int) -> Bool) throws(SDLError) {
    guard let metrics = WindowMetrics(of: window) else { return }
    var composition = overlay.stack.composition()
    composition.layers = composition.layers.enumerated().filter { wanted($1, $0) }.map {
      var layer = $1
      layer.placement.origin = layer.placement.origin - part.origin
      layer.clip = layer.clip.map { Rect(origin: $0.origin - part.origin, size: $0.size) }
      return layer
    }
    try GraphicsContext.keeping { () throws(SDLError) in
      try renderer.draw(composition, scale: metrics.scale)
      SDL_RenderPresent(sdlRenderer)
    }
  }

  private static func side(_ length: Double) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(.up), 64), 4096)) : 64
  }

  /// SDL would show a software frame by way of OpenGL, in the midst of the program's own: the hint
  /// that forbids it stands for as long as the renderer is made, and is such that the program can
  /// set its own afterwards.
  private static func softwareRenderer(for window: OpaquePointer) throws(SDLError) -> OpaquePointer
  {
    let hint = "SDL_FRAMEBUFFER_ACCELERATION"
    let before = SDL_GetHint(hint).map { String(cString: $0) }
    SDL_SetHint(hint, "0")
    defer { SDL_SetHint(hint, before) }
    let renderer = try made(
      SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue)),
      by: "SDL_CreateRenderer")
    // The window's pixels are made at the first frame, by the same hint.
    SDL_RenderPresent(renderer)
    return renderer
  }
}

/// The context of OpenGL that the program has current.
private enum GraphicsContext {
  /// Does something, and makes the context current again that was so before.
  static func keeping<Failure: Error, Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let context = SDL_GL_GetCurrentContext() else { return try body() }
    let window = SDL_GL_GetCurrentWindow()
    defer {
      if SDL_GL_GetCurrentContext() != context || SDL_GL_GetCurrentWindow() != window {
        SDL_GL_MakeCurrent(window, context)
      }
    }
    return try body()
  }
}
