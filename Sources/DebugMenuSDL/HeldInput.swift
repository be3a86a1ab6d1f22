#if DEBUG_TOOLS
  internal import CSDL2

  /// What is held down: keys, buttons and fingers. Who saw something go down is told that it went
  /// up, and nobody else.
  nonisolated struct HeldInput {
    /// A button of a joystick or a controller; SDL numbers the two apart.
    private struct PadButton: Hashable {
      var device: Int32
      var button: UInt8
      var isController: Bool
    }

    private var keys: Set<UInt32> = []
    private var buttons: UInt32 = 0
    private var pads: Set<PadButton> = []
    private var fingers: Set<Int64> = []

    /// Nothing.
    init() {}

    /// What is held in the eyes of a program that has polled up to now. SDL itself is ahead of it by
    /// what still waits in the queue.
    init(polled: Void) {
      self.init(pumped: ())
      var waiting = [SDL_Event](repeating: SDL_Event(), count: 256)
      let count = SDL_PeepEvents(
        &waiting, Int32(waiting.count), SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue,
        SDL_LASTEVENT.rawValue)
      for event in waiting.prefix(Int(max(0, count))).reversed() {
        if Self.isRelease(event) { insert(event) } else { _ = remove(event) }
      }
    }

    /// All that SDL says is held.
    private init(pumped: Void) {
      var count: Int32 = 0
      if let state = SDL_GetKeyboardState(&count) {
        for code in 0..<Int(count) where state[code] != 0 { keys.insert(UInt32(code)) }
      }
      buttons = SDL_GetMouseState(nil, nil)
      readPads()
      for index in 0..<max(0, SDL_GetNumTouchDevices()) {
        let device = SDL_GetTouchDevice(index)
        for number in 0..<max(0, SDL_GetNumTouchFingers(device)) {
          if let finger = SDL_GetTouchFinger(device, number) { fingers.insert(finger.pointee.id) }
        }
      }
    }

    private mutating func readPads() {
      guard SDL_WasInit(UInt32(SDL_INIT_JOYSTICK)) != 0 else { return }
      for index in 0..<max(0, SDL_NumJoysticks()) {
        let device = SDL_JoystickGetDeviceInstanceID(index)
        // Only what the program has opened can be held in its eyes.
        guard let stick = SDL_JoystickFromInstanceID(device) else { continue }
        for button in 0..<UInt8(clamping: SDL_JoystickNumButtons(stick))
        where SDL_JoystickGetButton(stick, Int32(button)) != 0 {
          pads.insert(PadButton(device: device, button: button, isController: false))
        }
        guard let pad = SDL_GameControllerFromInstanceID(device) else { continue }
        for button in 0..<UInt8(SDL_CONTROLLER_BUTTON_MAX.rawValue)
        where SDL_GameControllerGetButton(pad, SDL_GameControllerButton(Int32(button))) != 0 {
          pads.insert(PadButton(device: device, button: button, isController: true))
        }
      }
    }

    /// Whether nothing is held.
    var isEmpty: Bool { keys.isEmpty && buttons == 0 && pads.isEmpty && fingers.isEmpty }
    /// Whether a key is held, which may repeat and make text.
    var hasKeys: Bool { !keys.isEmpty }

    /// Adds the fingers that are held there too.
    mutating func formFingers(_ other: HeldInput) { fingers.formUnion(other.fingers) }

    /// Notes what an event presses, or will let go.
    mutating func insert(_ event: SDL_Event) {
      switch SDL_EventType(event.type) {
      case SDL_KEYUP, SDL_KEYDOWN: keys.insert(event.key.keysym.scancode.rawValue)
      case SDL_MOUSEBUTTONUP, SDL_MOUSEBUTTONDOWN: buttons |= Self.bit(event.button.button)
      case SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERBUTTONDOWN:
        pads.insert(
          PadButton(device: event.cbutton.which, button: event.cbutton.button, isController: true))
      case SDL_JOYBUTTONUP, SDL_JOYBUTTONDOWN:
        pads.insert(
          PadButton(device: event.jbutton.which, button: event.jbutton.button, isController: false))
      case SDL_FINGERUP, SDL_FINGERDOWN: fingers.insert(event.tfinger.fingerId)
      default: break
      }
    }

    private static func bit(_ button: UInt8) -> UInt32 { 1 << UInt32((button &- 1) & 31) }

    /// Whether the key of an event is among what is held.
    func holds(_ event: SDL_Event) -> Bool { keys.contains(event.key.keysym.scancode.rawValue) }

    /// Whether the finger of an event is among what is held.
    func holdsFinger(_ event: SDL_Event) -> Bool { fingers.contains(event.tfinger.fingerId) }

    /// Takes out what an event lets go, or presses anew; the answer says whether it was here.
    mutating func remove(_ event: SDL_Event) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_KEYUP, SDL_KEYDOWN: return keys.remove(event.key.keysym.scancode.rawValue) != nil
      case SDL_MOUSEBUTTONUP, SDL_MOUSEBUTTONDOWN:
        let bit = Self.bit(event.button.button)
        defer { buttons &= ~bit }
        return buttons & bit != 0
      case SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERBUTTONDOWN:
        return remove(event.cbutton.which, event.cbutton.button, isController: true)
      case SDL_JOYBUTTONUP, SDL_JOYBUTTONDOWN:
        return remove(event.jbutton.which, event.jbutton.button, isController: false)
      case SDL_FINGERUP, SDL_FINGERDOWN: return fingers.remove(event.tfinger.fingerId) != nil
      default: return false
      }
    }

    private mutating func remove(_ device: Int32, _ button: UInt8, isController: Bool) -> Bool {
      pads.remove(PadButton(device: device, button: button, isController: isController)) != nil
    }

    /// Whether an event presses something.
    static func isPress(_ event: SDL_Event) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_KEYDOWN, SDL_MOUSEBUTTONDOWN, SDL_CONTROLLERBUTTONDOWN, SDL_JOYBUTTONDOWN,
        SDL_FINGERDOWN:
        true
      default: false
      }
    }

    /// Whether an event lets something go.
    static func isRelease(_ event: SDL_Event) -> Bool {
      switch SDL_EventType(event.type) {
      case SDL_KEYUP, SDL_MOUSEBUTTONUP, SDL_CONTROLLERBUTTONUP, SDL_JOYBUTTONUP, SDL_FINGERUP:
        true
      default: false
      }
    }
  }
#endif
