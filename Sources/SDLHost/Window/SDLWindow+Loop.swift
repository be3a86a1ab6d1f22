import AppSurface
import CSDL2

extension SDLWindow {
  /// Runs the loop until the window is closed or `quit()` is called.
  ///
  /// - Throws: when drawing fails twice in a row.
  public func run() throws(SDLError) {
    isOver = false
    try turn()
    // After the first frame, so that it is not kept waiting.
    let wakeEvent = wakeEvent
    let bridge = try MainQueueBridge { wakeEvent.send() }
    self.bridge = bridge
    defer {
      bridge.stop()
      self.bridge = nil
    }
    if options.usesControllers, devices == nil {
      devices = InputDevices(wake: { wakeEvent.send() })
    }
    MainQueueBridge.drain()
    while !isOver {
      wait()
      takeEvents()
      MainQueueBridge.drain()
      try turn()
    }
  }

  /// Sleeps until an event comes or something is due; takes no event out.
  private func wait() {
    guard let deadline = stack.nextDeadline else {
      SDL_WaitEvent(nil)
      return
    }
    let left = deadline - clock.now()
    guard left > .zero else { return SDL_PumpEvents() }
    let milliseconds = left / .milliseconds(1)
    // Rounded up: an update that comes too early finds nothing due and would turn once more.
    SDL_WaitEventTimeout(nil, Int32(min(milliseconds.rounded(.up), 86_400_000)))
  }

  /// Takes all events that wait. Of changes of size only the last counts; of moves without a button
  /// those that are followed by another one are left out.
  private func takeEvents() {
    var event = SDL_Event()
    var waiting: InputEvent?
    while SDL_PollEvent(&event) == 1 {
      guard let next = translated(event) else { continue }
      if let waiting, !Self.replaces(next, waiting) { send(waiting) }
      waiting = next
    }
    if let waiting { send(waiting) }
  }

  private static func replaces(_ next: InputEvent, _ waiting: InputEvent) -> Bool {
    switch (next.kind, waiting.kind) {
    case (.window(.resized), .window(.resized)): true
    case (.pointer(let next), .pointer(let waiting)):
      next.phase == .moved && waiting.phase == .moved && !next.isPressed && !waiting.isPressed
    default: false
    }
  }

  private func translated(_ event: SDL_Event) -> InputEvent? {
    if wakeEvent.isOwn(event) {
      wakeEvent.received()
      devices?.look()
      return nil
    }
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      renderer.dropTextures()
      mustDraw = true
    case SDL_WINDOWEVENT:
      if let metrics = metricsNow() { translator.metrics = metrics }
    case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED:
      devices?.changed(event)
    default: break
    }
    return translator.translate(event)
  }

  private func send(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer) where pointer.phase != .moved:
      // While a button is held the window sees the pointer wherever it goes.
      SDL_CaptureMouse(translator.isPressed ? SDL_TRUE : SDL_FALSE)
    case .window(.focusLost): SDL_CaptureMouse(SDL_FALSE)
    case .window(.exposed): mustDraw = true
    case .window(.closeRequested):
      if stack.send(event) == .passed { closeIfAllowed() }
      return
    default: break
    }
    _ = stack.send(event)
  }

  private func closeIfAllowed() {
    if stack.shouldClose?() ?? true, onClose?() ?? true { isOver = true }
  }

  /// One turn: what is due, layout, what the host shows, and a frame if something changed.
  private func turn() throws(SDLError) {
    stack.update(at: clock.now())
    showRequests()
    guard stack.needsDisplay || mustDraw, isVisible, let metrics = metricsNow() else { return }
    mustDraw = false
    let composition = stack.composition()
    do throws(SDLError) {
      try renderer.draw(composition, scale: metrics.scale)
      hasDrawingFailed = false
    } catch {
      // A device that was lost takes its textures with it: one more try with new ones.
      guard !hasDrawingFailed else { throw error }
      hasDrawingFailed = true
      renderer.dropTextures()
      mustDraw = true
      wakeEvent.send()
      return
    }
    SDL_RenderPresent(sdlRenderer)
    stack.framePresented()
    frameCount += 1
    didPresent?(frameCount)
  }

  private var isVisible: Bool {
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(window) & unseen == 0
  }
}
