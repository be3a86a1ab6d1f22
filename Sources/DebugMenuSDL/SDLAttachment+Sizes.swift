#if DEBUG_TOOLS
  public import AppSurface
  internal import CSDL2
  internal import DebugMenu
  internal import SDLHost

  /// The real window under sizes that were chosen: what it had, and what it was asked for.
  struct WindowSizing {
    /// The size that the person or the program gave the window, in points.
    var base = Size.zero
    /// The size that the tools asked for, while one is chosen.
    var wanted: Size?
    /// Whether the window has not yet answered.
    var isWaiting = false
  }

  extension SDLAttachment {
    /// The size of the program's frame, in points.
    public var size: Size {
      usesOwnWindow && !hasChosenSize ? overlay.windowSize : programLayer.surface.size
    }

    /// What the chosen device's status bar, cutout and home indicator take, in points.
    public var safeArea: EdgeInsets { programLayer.surface.configuration.safeArea }

    /// The room on both axes, by the chosen device's rules or those of a free size.
    public var sizeClass: SizeClass {
      hasChosenSize ? programLayer.surface.configuration.sizeClass : SizeClass(freeSize: size)
    }

    /// What the program draws its frames on, an `SDL_Texture *`: what to hand to
    /// `SDL_SetRenderTarget` where it would hand nothing. Nil is the window.
    public var target: OpaquePointer? { frameTarget?.texture }

    /// Whether a size was chosen that is not the window's.
    private var hasChosenSize: Bool {
      if case .window(isTurned: false) = session.size.choice { false } else { true }
    }

    // MARK: The real window

    /// Asks the window for the size that was chosen, or for its own again.
    func applySize() {
      guard sizing == .window else { return }
      guard hasChosenSize else {
        guard windowSizing.wanted != nil else { return }
        windowSizing.wanted = nil
        return resizeWindow(to: windowSizing.base)
      }
      let wanted = session.size.size
      guard wanted != windowSizing.wanted else { return }
      if windowSizing.wanted == nil { windowSizing.base = overlay.windowSize }
      windowSizing.wanted = wanted
      windowSizing.isWaiting = true
      resizeWindow(to: wanted)
    }

    private func resizeWindow(to size: Size) {
      let full = SDL_WINDOW_FULLSCREEN.rawValue | SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      let flags = SDL_GetWindowFlags(overlay.window)
      if flags & full != 0 {
        return SDLLog.warn("debug menu: a window that fills the screen takes no other size")
      }
      if flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 { SDL_RestoreWindow(overlay.window) }
      let points = overlay.pointsPerCoordinate
      let side: (Double) -> Int32 = { Int32(min(max(($0 / points).rounded(), 1), 16384)) }
      SDL_SetWindowSize(overlay.window, side(size.width), side(size.height))
    }

    /// The window has another size: what was asked for, or what the person gave it.
    func windowChanged() {
      overlay.refreshMetrics()
      let now = overlay.windowSize
      guard sizing == .window, let wanted = windowSizing.wanted else {
        if windowSizing.wanted == nil { windowSizing.base = now }
        return
      }
      let isAsWanted = abs(now.width - wanted.width) < 1.5 && abs(now.height - wanted.height) < 1.5
      if windowSizing.isWaiting {
        windowSizing.isWaiting = false
        if isAsWanted { return }
        SDLLog.warn(
          "debug menu: the window was asked for \(wanted.width) x \(wanted.height) points and "
            + "took \(now.width) x \(now.height)")
      } else if !isAsWanted {
        // The person took the window in hand: from now on it is theirs again.
        windowSizing.wanted = nil
        windowSizing.base = now
        session.perform(.reset)
      }
    }

    // MARK: A target of the chosen size

    /// Makes, changes and drops the target as the chosen size asks.
    func syncTarget() throws(SDLError) {
      guard sizing == .target, hasChosenSize else {
        guard frameTarget != nil else { return }
        frameTarget = nil
        return tellProgram(overlay.windowSize)
      }
      let size = programLayer.surface.size
      guard frameTarget?.size != size else { return }
      frameTarget = nil
      frameTarget = try FrameTarget(
        size: size, scale: overlay.stack.windowScale, for: overlay.window)
      shownPlacement = programLayer.placement
      gate.isBusy = true
      tellProgram(size)
    }

    /// Tells the program of its frame's size, as SDL tells of a window's.
    private func tellProgram(_ size: Size) {
      for id in [SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_SIZE_CHANGED] {
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = overlay.windowID
        event.window.event = UInt8(id.rawValue)
        event.window.padding1 = Self.ownMark
        event.window.data1 = Int32((size.width / overlay.pointsPerCoordinate).rounded())
        event.window.data2 = Int32((size.height / overlay.pointsPerCoordinate).rounded())
        SDL_PushEvent(&event)
      }
    }

    /// Tells the events of ``tellProgram(_:)`` from SDL's own.
    private static let ownMark: UInt8 = 0xDB

    /// Takes an event that passes from the window to the program's frame; what has nothing to do
    /// with the frame is taken.
    func map(_ event: inout SDL_Event, to target: FrameTarget) -> EventAnswer {
      let wasBeside = heldBeside.remove(event)
      if wasBeside, HeldInput.isRelease(event) { return .consumed }
      let isInput = InputEvents.isInput(event, of: overlay.windowID)
      if isInput { event = overlay.positioned(event) }
      let placement = shownPlacement
      let points = overlay.pointsPerCoordinate
      func mapped(_ x: Int32, _ y: Int32) -> Point {
        let place = placement.fromWindow(Point(x: Double(x) * points, y: Double(y) * points))
        return Point(x: place.x / points, y: place.y / points)
      }
      func isInside(_ point: Point) -> Bool {
        Rect(origin: .zero, size: target.size).contains(
          Point(x: point.x * points, y: point.y * points))
      }
      func whole(_ value: Double) -> Int32 { Int32(min(max(value.rounded(.down), -1e6), 1e6)) }
      switch SDL_EventType(event.type) {
      case SDL_MOUSEMOTION where event.motion.windowID == overlay.windowID:
        let place = mapped(event.motion.x, event.motion.y)
        let isDrag = event.motion.state != 0 && heldBeside.isEmpty
        guard isInside(place) || isDrag else { return .consumed }
        (event.motion.x, event.motion.y) = (whole(place.x), whole(place.y))
        event.motion.xrel = whole((Double(event.motion.xrel) / placement.zoom).rounded())
        event.motion.yrel = whole((Double(event.motion.yrel) / placement.zoom).rounded())
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
        guard event.button.windowID == overlay.windowID else { return .passed }
        let place = mapped(event.button.x, event.button.y)
        let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
        guard isInside(place) || !isDown else {
          heldBeside.insert(event)
          return .consumed
        }
        (event.button.x, event.button.y) = (whole(place.x), whole(place.y))
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
        guard event.tfinger.windowID == overlay.windowID else { return .passed }
        let window = overlay.windowSize
        let place = placement.fromWindow(
          Point(
            x: Double(event.tfinger.x) * window.width, y: Double(event.tfinger.y) * window.height))
        let isDown = SDL_EventType(event.type) == SDL_FINGERDOWN
        let isIn = Rect(origin: .zero, size: target.size).contains(place)
        guard isIn || !isDown else {
          heldBeside.insert(event)
          return .consumed
        }
        if heldBeside.holdsFinger(event) { return .consumed }
        event.tfinger.x = Float(place.x / target.size.width)
        event.tfinger.y = Float(place.y / target.size.height)
        event.tfinger.dx *= Float(window.width / (target.size.width * placement.zoom))
        event.tfinger.dy *= Float(window.height / (target.size.height * placement.zoom))
      case SDL_WINDOWEVENT where event.window.windowID == overlay.windowID:
        let id = SDL_WindowEventID(UInt32(event.window.event))
        let isSize = id == SDL_WINDOWEVENT_SIZE_CHANGED || id == SDL_WINDOWEVENT_RESIZED
        // The real window's size is not the frame's.
        if isSize, event.window.padding1 != Self.ownMark { return .consumed }
      default: break
      }
      return .passed
    }
  }
#endif
