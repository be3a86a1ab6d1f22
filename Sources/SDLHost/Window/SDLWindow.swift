public import AppSurface
import CSDL2

/// One window of one's own: window, renderer and loop, for programs that are built on AppSurface.
///
/// Put layers on `stack`, then call `run()`. The loop sleeps until an event or the next deadline and
/// draws only what changed. Main-actor tasks run while it waits.
@MainActor public final class SDLWindow {
  /// The layers that the window shows.
  public let stack: LayerStack
  /// What the outside gives; the stack has the same.
  public var services: HostServices { stack.services }
  /// The fonts that text is set in.
  public let fonts: FontSystem
  /// Says once on standard error what is missing.
  public let notices: Notices
  /// The name of SDL's renderer: `software`, `opengl`, ...
  public let rendererName: String
  /// Asked when the person closes the window and the stack does not object; false keeps it open.
  public var onClose: (() -> Bool)?
  /// Called after each frame that was shown, with its number; the first is 1.
  public var didPresent: ((_ frame: Int) -> Void)?
  /// How many frames have been shown.
  public internal(set) var frameCount = 0

  let window: OpaquePointer
  let sdlRenderer: OpaquePointer
  let renderer: Renderer
  let clock: HostClock
  let options: WindowOptions
  let wakeEvent: WakeEvent
  let pointerShapes = PointerShapes()
  let textInput = TextInputControl()
  var translator: EventTranslator
  var bridge: MainQueueBridge?
  var devices: InputDevices?
  var isOver = false
  var mustDraw = true
  var hasDrawingFailed = false
  private var shownTitle: String

  /// Opens a window; the size is in points.
  ///
  /// - Throws: of kind `noDisplay` where there is no display.
  public init(title: String, size: Size, options: WindowOptions = WindowOptions()) throws(SDLError)
  {
    try VideoStart.start()
    let parts: Parts
    do throws(SDLError) {
      parts = try Parts(title: title, size: size, options: options)
    } catch {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw error
    }
    let notices = Notices()
    let fonts = FontSystem(options.font, notices: notices)
    self.options = options
    self.notices = notices
    self.fonts = fonts
    (window, sdlRenderer, wakeEvent) = (parts.window, parts.renderer, parts.wakeEvent)
    renderer = Renderer(renderer: sdlRenderer, fonts: fonts)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(sdlRenderer, &info)
    rendererName = info.name.map { String(cString: $0) } ?? "unknown"
    let clock = HostClock()
    self.clock = clock
    let metrics = parts.metrics(options) ?? WindowMetrics(size: size, scale: 1)
    translator = EventTranslator(
      windowID: SDL_GetWindowID(window), clock: clock, metrics: metrics)
    let wakeEvent = wakeEvent
    let services = HostServices.system(
      now: { clock.now() }, text: fonts.measuring, fonts: { fonts }, facts: options.facts,
      title: title,
      folder: options.folder, editor: options.editor, wake: { wakeEvent.send() })
    stack = LayerStack(
      services: services, windowSize: metrics.size, windowScale: metrics.scale)
    stack.windowTitle = title
    shownTitle = title
    stack.needsTurn = { wakeEvent.send() }
  }

  isolated deinit {
    bridge?.stop()
    devices?.close()
    pointerShapes.close()
    renderer.dropTextures()
    SDL_DestroyRenderer(sdlRenderer)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// Ends `run()` after the present turn.
  public func quit() {
    isOver = true
    wakeEvent.send()
  }

  /// The measures of the window now; nil while it has no area.
  func metricsNow() -> WindowMetrics? {
    Parts(window: window, renderer: sdlRenderer, wakeEvent: wakeEvent).metrics(options)
  }

  /// Shows what the stack asks of the host besides drawing.
  func showRequests() {
    if stack.windowTitle != shownTitle {
      shownTitle = stack.windowTitle
      SDL_SetWindowTitle(window, shownTitle)
    }
    pointerShapes.show(stack.pointerStyle)
    textInput.show(stack.textInput, metrics: translator.metrics)
  }

  /// What SDL makes for a window.
  private struct Parts {
    let window: OpaquePointer
    let renderer: OpaquePointer
    let wakeEvent: WakeEvent

    init(window: OpaquePointer, renderer: OpaquePointer, wakeEvent: WakeEvent) {
      (self.window, self.renderer, self.wakeEvent) = (window, renderer, wakeEvent)
    }

    init(title: String, size: Size, options: WindowOptions) throws(SDLError) {
      wakeEvent = try WakeEvent()
      let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      let centered: Int32 = 0x2FFF_0000
      let side: (Double) -> Int32 = { side in
        side.isFinite ? Int32(min(max(side.rounded(), 1), 16384)) : 1
      }
      guard
        let window = SDL_CreateWindow(
          title, centered, centered, side(size.width), side(size.height), flags)
      else { throw SDLError.last("SDL_CreateWindow", kind: .noDisplay) }
      do throws(SDLError) {
        renderer = try VideoStart.renderer(for: window, options.drawing)
      } catch {
        SDL_DestroyWindow(window)
        throw error
      }
      self.window = window
    }

    func metrics(_ options: WindowOptions) -> WindowMetrics? {
      var coordinates: (width: Int32, height: Int32) = (0, 0)
      var pixels: (width: Int32, height: Int32) = (0, 0)
      SDL_GetWindowSize(window, &coordinates.width, &coordinates.height)
      guard SDL_GetRendererOutputSize(renderer, &pixels.width, &pixels.height) == 0 else {
        return nil
      }
      return WindowMetrics(
        coordinates: coordinates, pixels: pixels, pixelsPerPoint: options.pixelsPerPoint)
    }
  }
}
