#if DEBUG_TOOLS
  public import AppSurface
  public import CSDL2
  public import DebugMenu
  public import SDLHost

  /// The debug menu in a program that owns its window, renderer and loop.
  ///
  /// Three calls: make one, hand it each event that the program polls, and let it draw at the end of
  /// each frame, before the frame is presented. While the menu is closed it draws nothing, changes
  /// nothing, and costs an event a few comparisons.
  @MainActor public final class SDLAttachment {
    /// What a chosen size means to the program.
    public enum Sizing: Hashable, Sendable {
      /// The real window takes the size.
      case window
      /// The program's drawing goes to a target of the size, which is shown centred and scaled.
      case target
    }

    /// What can be said when the menu is attached.
    public struct Options {
      /// The chords that open the menu. While it is closed a key is compared with up to sixteen
      /// keys for nothing; with more, every key costs a full look.
      public var chords = KeyChord.defaults
      /// The kinds of trigger whose switch is on; nil is what a person set last, else all.
      public var triggers: Set<ShakeGesture.Kind>?
      /// What a chosen size means; nil is the window where a person can resize it, or where nothing
      /// else is possible, and a target else.
      public var sizing: Sizing?
      /// The devices that can be chosen; nil is the built-in catalogue.
      public var catalog: Catalog?
      /// Whether the names of screen and route show from the start, also while the menu is closed.
      public var showsScreenNames = false
      /// Whether what a person sets in the tools is kept over restarts.
      public var keepsSettings = false
      /// Whether controllers are opened and their accelerometers turned on, as far as the program
      /// has started SDL's parts for them.
      public var usesControllers = true
      /// Which face the menu is set in.
      public var font = FontChoice.automatic
      /// What the program says of itself.
      public var facts = AppFacts()

      /// The usual options.
      public init() {}
    }

    /// The program's own values, buttons and controls, by key.
    public let controller: DebugController
    /// The tools.
    public let session: DebugSession
    /// What a chosen size means to the program.
    public var sizing: Sizing {
      didSet { sizingChanged() }
    }

    /// What went wrong when the tools were drawn last, for people; nil where nothing did.
    public private(set) var drawingError: String?

    let overlay: SDLOverlay
    let programLayer: Layer
    let usesOwnWindow: Bool
    var gate: EventGate
    // Asked for each event of a sensor: checking each access while it runs costs more than that.
    @exclusivity(unchecked) var stamps = StampClock()
    var motionDevices: MotionDevices?
    /// What the program saw going down before the menu took the input.
    var heldByProgram = HeldInput()
    /// The fingers that the program saw coming down.
    var fingers = HeldInput()
    /// What went down while the menu had the input.
    var heldByMenu = HeldInput()
    var isTakingText = false
    var ownWindow: OverlayWindow?
    var frameTarget: FrameTarget?
    /// What was pressed beside the target: its release is nobody's either.
    var heldBeside = HeldInput()
    /// Where the target was last shown: what a person points at.
    var shownPlacement = Placement.identity
    var windowSizing = WindowSizing()
    var receipt = AttachmentReceipt()
    /// Whether the layers changed since the last look.
    var mustLook = false

    /// Attaches the menu to a window.
    ///
    /// - Parameters:
    ///   - window: An `SDL_Window *`, which must outlive this.
    ///   - renderer: The window's `SDL_Renderer *`; nil for a program that draws with OpenGL or on
    ///     the window's surface: its menu opens in a small window of its own.
    public init(
      window: OpaquePointer, renderer: OpaquePointer?,
      controller: DebugController = DebugController(), options: Options = Options()
    ) throws(SDLError) {
      if let renderer, SDL_GetRenderer(window) != renderer {
        throw SDLError(
          call: "SDLAttachment",
          message: "the renderer is not the window's; hand over what SDL_CreateRenderer gave for it"
        )
      }
      self.controller = controller
      usesOwnWindow = renderer == nil
      overlay = try SDLOverlay(window: window, font: options.font, facts: options.facts)
      if usesOwnWindow { overlay.leastSize = Size(width: 720, height: 600) }
      let isResizable = SDL_GetWindowFlags(window) & SDL_WINDOW_RESIZABLE.rawValue != 0
      sizing = usesOwnWindow ? .window : options.sizing ?? (isResizable ? .window : .target)
      let stack = overlay.stack
      overlay.refreshMetrics()
      let surface = Surface(
        root: ProgramScreen(),
        configuration: SurfaceConfiguration(size: stack.windowSize, scale: stack.windowScale),
        services: stack.services)
      programLayer = Layer(name: "app", level: 0, surface: surface)
      stack.add(programLayer)
      session = DebugSession(
        surface: surface, controller: controller, catalog: options.catalog,
        options: DebugSession.Options(
          chords: options.chords, showsScreenNames: options.showsScreenNames,
          keepsSettings: options.keepsSettings, triggers: options.triggers))
      surface.showsWhatIsBeneath()
      gate = EventGate(
        window: SDL_GetWindowID(window), wakeType: overlay.wakeType, wakeMark: overlay.wakeMark)
      if options.usesControllers { motionDevices = MotionDevices() }
      overlay.accelerometers = motionDevices?.accelerometers ?? []
      overlay.stack.needsTurn = { [weak self] in self?.layersChanged() }
      windowSizing.base = overlay.windowSize
      sizingChanged()
      settle()
    }

    /// Around a target there is room for the device.
    private func sizingChanged() {
      session.perform(.show(.body, sizing == .target))
      layersChanged()
    }

    isolated deinit {
      detach()
      gate.close()
    }

    /// Ends the tools and gives everything back; for the end, while the window is there. Later calls
    /// do nothing.
    public func detach() {
      overlay.stack.needsTurn = nil
      session.stop()
      if let input = overlay.giveInputBack() { receipt.closed(input) }
      ownWindow = nil
      frameTarget = nil
      overlay.close()
      motionDevices?.close()
      motionDevices = nil
      gate.isBusy = false
      gate.listening = []
    }

    // MARK: The three calls

    /// Looks at an event that the program polled.
    ///
    /// - Returns: Whether the tools took it; else it is the program's. The position of a pointer that
    ///   passes is mapped to the program's frame where that is shown at another place.
    @discardableResult
    public func handle(_ event: inout SDL_Event) -> EventAnswer {
      guard gate.wants(event) else { return .passed }
      return take(&event)
    }

    /// Draws what shows over the finished frame; call it before the frame is presented.
    ///
    /// What goes wrong is said once in SDL's log, and is in ``drawingError``.
    public func draw() {
      guard gate.isBusy || mustLook || frameTarget != nil else { return }
      settle()
      do throws(SDLError) {
        try drawLayers()
        drawingError = nil
      } catch {
        overlay.dropTextures()
        if drawingError == nil { SDLLog.warn("debug menu: \(error)") }
        drawingError = "\(error)"
      }
    }

    // MARK: What the program may ask

    /// Whether the menu has the person's input; a program that reads the keyboard's state by itself
    /// leaves it alone meanwhile.
    public var isMenuOpen: Bool { session.isMenuOpen }

    /// Whether the next ``draw()`` would show something else than the last one: for programs that
    /// draw only when something changed.
    public var needsDisplay: Bool { isShowing && overlay.stack.needsDisplay }

    /// Opens the menu, as a gesture does.
    public func open() {
      session.shake()
      layersChanged()
    }

    /// Forgets what belongs to the window's renderer; call it before the program destroys it.
    public func rendererWillBeDestroyed() {
      frameTarget = nil
      overlay.dropTextures()
    }

    /// Names the screen that the program shows, and the route that it stands on.
    public func screen(_ name: String?, route: String? = nil) {
      session.screenNames.give(screen: name, route: route)
    }

    /// Whether anything of the tools shows.
    var isShowing: Bool { overlay.stack.layers.contains { !$0.isHidden && isDrawnOver($0) } }

    /// Whether a layer is drawn over the program's frame. The device's picture stands around a
    /// target; a real window that has the device's size has no room for it, nor for handles.
    func isDrawnOver(_ layer: Layer) -> Bool {
      if layer === programLayer { return false }
      return frameTarget != nil || !["device", "frame"].contains(layer.name)
    }

    private func layersChanged() {
      guard !mustLook else { return }
      mustLook = true
      gate.isBusy = true
      overlay.wake()
    }
  }
#endif
