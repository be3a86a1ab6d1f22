public import AppSurface
public import CSDL2

/// Layers over a window, renderer and loop that belong to somebody else.
///
/// It does nothing by itself: the owner's loop hands it events, asks it to draw over the finished
/// frame, and says when the layers need the person's input. It sets no hint and starts no subsystem,
/// and holds nothing of a renderer but while it draws at each frame.
@MainActor public final class SDLOverlay {
  /// The layers; their window is the program's.
  public let stack: LayerStack
  /// Says once on standard error what is missing.
  public let notices = Notices()
  /// The window, an `SDL_Window *`.
  public let window: OpaquePointer

  let clock: HostClock
  let wakeEvent: WakeEvent
  let wakeTimer: WakeTimer
  // Asked for each event of a sensor: checking each access while it runs costs more than that.
  @exclusivity(unchecked) var translator: EventTranslator
  var renderer: Renderer?
  var bridge: MainQueueBridge?
  var borrowed: BorrowedInput?
  let pointerShapes = PointerShapes()
  let textInput = TextInputControl()
  /// The least size in points that the layers are laid out in, however small the window is.
  public var leastSize = Size.zero
  private let fontChoice: FontChoice
  /// Fonts take milliseconds to find; a menu that is never opened needs none.
  lazy var fonts = FontSystem(fontChoice, notices: notices)

  /// Layers over a window, an `SDL_Window *`, which must outlive this.
  ///
  /// - Parameters:
  ///   - folder: Where the services look for relative file names; nil is the working directory.
  public init(
    window: OpaquePointer, font: FontChoice = .automatic, facts: AppFacts = AppFacts(),
    folder: String? = nil
  ) throws(SDLError) {
    self.window = window
    fontChoice = font
    let id = SDL_GetWindowID(window)
    guard id != 0 else { throw SDLError.last("SDL_GetWindowID") }
    let clock = HostClock()
    let wakeEvent = try WakeEvent()
    self.clock = clock
    self.wakeEvent = wakeEvent
    wakeTimer = WakeTimer(wakeEvent)
    let metrics =
      WindowMetrics(of: window) ?? WindowMetrics(size: Size(width: 1, height: 1), scale: 1)
    translator = EventTranslator(windowID: id, clock: clock, metrics: metrics)
    stack = LayerStack(
      services: HostServices(), windowSize: metrics.size, windowScale: metrics.scale)
    let services = HostServices.system(
      now: { clock.now() }, text: lazyMeasuring(),
      fonts: { [weak self] in self?.fonts ?? FontSystem(.embedded) }, facts: facts,
      title: SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "", folder: folder,
      editor: nil, wake: { wakeEvent.send() })
    stack.services = services
  }

  isolated deinit { close() }

  /// Gives back everything; for the end, while the window is there.
  public func close() {
    wakeTimer.cancel()
    bridge?.stop()
    bridge = nil
    pointerShapes.close()
    dropTextures()
  }

  /// Measures with fonts that are looked for when something is measured.
  private func lazyMeasuring() -> TextMeasuring {
    TextMeasuring(
      width: { [weak self] in self?.fonts.width(of: $0, in: $1) ?? 0 },
      metrics: { [weak self] in
        self?.fonts.metrics(of: $0) ?? FontMetrics(ascent: 0, descent: 0, lineHeight: 0)
      },
      caretOffsets: { [weak self] in self?.fonts.caretOffsets(in: $0, $1) ?? [0] }, addsUp: true)
  }

  // MARK: Events

  /// The type of the events with which the overlay wakes the program's loop.
  public var wakeType: UInt32 { wakeEvent.type }
  /// What their `data1` is, by which they differ from other events of that type.
  public var wakeMark: UnsafeMutableRawPointer { wakeEvent.mark }

  /// Whether an event is one of the overlay's own, which nobody else needs to see.
  public func isOwn(_ event: SDL_Event) -> Bool {
    guard wakeEvent.isOwn(event) else { return false }
    wakeEvent.received()
    return true
  }

  /// The time of an event on the clock of the services.
  public func time(of event: SDL_Event) -> Duration {
    clock.time(ofStamp: event.common.timestamp)
  }

  /// What an SDL event means in points of the window; nil where it means nothing here.
  public func translate(_ event: SDL_Event) -> InputEvent? {
    translator.translate(positioned(event))
  }

  /// What an event of a sensor, a controller or a finger means, by a shorter way: without its time,
  /// and with fingers where SDL has them.
  public func deviceEvent(_ event: SDL_Event) -> DeviceEvent? { translator.deviceEvent(event) }

  /// How the pointer stands: a press that began in a window of the program goes on, or none.
  public var pointerNow: InputEvent.Kind {
    let isPressed = SDL_GetMouseState(nil, nil) != 0
    return .pointer(PointerEvent(phase: .moved, position: .zero, isPressed: isPressed))
  }

  /// The window's number in events.
  public var windowID: UInt32 { translator.windowID }

  /// The sensors whose samples are accelerations.
  public var accelerometers: Set<Int32> {
    get { translator.accelerometers }
    set { translator.accelerometers = newValue }
  }

  /// Looks at the window's size, and tells the layers where it has changed.
  public func refreshMetrics() {
    guard let metrics = WindowMetrics(of: window) else { return }
    translator.metrics = metrics
    let size = Size(
      width: max(metrics.size.width, leastSize.width),
      height: max(metrics.size.height, leastSize.height))
    guard size != stack.windowSize || metrics.scale != stack.windowScale else { return }
    _ = stack.send(
      InputEvent(time: clock.now(), kind: .window(.resized(size, scale: metrics.scale))))
  }

  /// The window's own size in points.
  public var windowSize: Size { translator.metrics.size }

  /// The window's size in SDL's coordinates for each point.
  public var pointsPerCoordinate: Double { translator.metrics.pointsPerCoordinate }

  // MARK: Turns

  /// Performs what is due, lays out, and shows what the layers ask of the host.
  public func update() {
    MainQueueBridge.drain()
    stack.update(at: clock.now())
    if borrowed != nil {
      pointerShapes.show(stack.pointerStyle)
      textInput.show(stack.textInput, metrics: translator.metrics)
    }
    planWaking()
  }

  /// A loop that waits for events is woken when something is due.
  public func planWaking() {
    wakeTimer.plan(stack.nextDeadline.map { $0 - clock.now() })
  }

  /// Wakes the program's loop where it waits for events.
  public func wake() { wakeEvent.send() }
}

extension WindowMetrics {
  /// The measures of a window that belongs to somebody else; nil while it has no area.
  init?(of window: OpaquePointer) {
    var coordinates: (width: Int32, height: Int32) = (0, 0)
    var pixels: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(window, &coordinates.width, &coordinates.height)
    // A renderer's own answer would be its target's size; this asks the window, whatever draws on it.
    SDL_GL_GetDrawableSize(window, &pixels.width, &pixels.height)
    self.init(coordinates: coordinates, pixels: pixels, pixelsPerPoint: nil)
  }
}
