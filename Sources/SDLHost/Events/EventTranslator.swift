import AppSurface
import CSDL2

/// From one SDL event to at most one input event, in points of the window.
///
/// Covers: keys, text, composition, mouse, wheel, touch (the first finger is the pointer),
/// controllers, accelerometers, and changes of the window. Events of other windows give nothing. An `SDL_Event`
/// is a union: only the member that its type names is read.
nonisolated struct EventTranslator {
  /// Content moves this many points for one notch of a wheel.
  static let pointsPerNotch = 40.0
  /// One unit of standard gravity, in the unit of SDL's accelerometers.
  static let gravity = 9.80665
  /// The mouse that SDL makes of touches, and the finger that it makes of the mouse.
  private static let touchMouse = UInt32.max
  private static let mouseTouch = Int64(-1)

  let windowID: UInt32
  let clock: HostClock
  var metrics: WindowMetrics
  /// The sensors whose samples are accelerations.
  var accelerometers: Set<Int32> = []

  private var pointer = Point.zero
  private var held: [PointerEvent.Button] = []
  private var finger: Int64?

  init(windowID: UInt32, clock: HostClock, metrics: WindowMetrics) {
    self.windowID = windowID
    self.clock = clock
    self.metrics = metrics
  }

  /// Whether a press of the mouse is going on.
  var isPressed: Bool { !held.isEmpty }

  /// The input event that an SDL event means; nil where it means nothing here.
  mutating func translate(_ event: SDL_Event) -> InputEvent? {
    guard let kind = kind(of: event) else { return nil }
    return InputEvent(time: clock.time(ofStamp: event.common.timestamp), kind: kind)
  }

  mutating func kind(of event: SDL_Event) -> InputEvent.Kind? {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN: return key(event.key).map { .keyDown($0) }
    case SDL_KEYUP: return key(event.key).map { .keyUp($0) }
    case SDL_TEXTINPUT: return text(event.text)
    case SDL_TEXTEDITING: return composition(event.edit)
    case SDL_MOUSEMOTION: return motion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button)
    case SDL_MOUSEWHEEL: return wheel(event.wheel)
    case SDL_WINDOWEVENT: return window(event.window)
    case SDL_QUIT: return .window(.closeRequested)
    default:
      if event.type == UInt32(CSDL2_TEXTEDITING_EXT) { return longComposition(event) }
      return deviceEvent(event)?.kind
    }
  }

  /// What an event of a finger, a controller or a sensor means.
  mutating func deviceEvent(_ event: SDL_Event) -> DeviceEvent? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: touch(event.tfinger)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP: controller(event.cbutton)
    case SDL_CONTROLLERSENSORUPDATE: sample(event.csensor)
    case SDL_SENSORUPDATE: sample(event.sensor)
    default: nil
    }
  }

  // MARK: Keys and text

  private func key(_ event: SDL_KeyboardEvent) -> KeyEvent? {
    guard event.windowID == windowID else { return nil }
    let modifiers = event.keysym.mod
    let hasNumLock = UInt32(modifiers) & UInt32(KMOD_NUM.rawValue) != 0
    let key = Key(code: event.keysym.sym, numLock: hasNumLock)
    return KeyEvent(
      key: key, modifiers: KeyModifiers(modifiers).subtracting(KeyModifiers(key: key)),
      isRepeat: event.repeat != 0)
  }

  private func text(_ event: SDL_TextInputEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID else { return nil }
    let text = withUnsafeBytes(of: event.text) { Self.text($0) }
    return text.isEmpty ? nil : .text(text)
  }

  private func composition(_ event: SDL_TextEditingEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID else { return nil }
    let text = withUnsafeBytes(of: event.text) { Self.text($0) }
    return .composition(CompositionEvent(text: text, cursor: Int(max(0, event.start))))
  }

  /// A composition too long for the usual event; its text is ours to free, whoever it is for.
  private func longComposition(_ event: SDL_Event) -> InputEvent.Kind? {
    var cursor: Int32 = 0
    let pointer = withUnsafePointer(to: event) { csdl2_extended_editing($0, &cursor) }
    guard let pointer else { return nil }
    defer { SDL_free(pointer) }
    guard event.window.windowID == windowID else { return nil }
    return .composition(
      CompositionEvent(text: String(cString: pointer), cursor: Int(max(0, cursor))))
  }

  /// The text in an array of C, up to its end or the array's; a character that was cut is left out.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return text.last == "\u{FFFD}" ? String(text.dropLast()) : text
  }

  // MARK: Mouse and touch

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID, event.which != Self.touchMouse else { return nil }
    pointer = metrics.point(Double(event.x), Double(event.y))
    return .pointer(pointerEvent(.moved, button: held.first ?? .primary, clicks: 0))
  }

  private mutating func button(_ event: SDL_MouseButtonEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID, event.which != Self.touchMouse,
      let button = Self.buttons[event.button]
    else { return nil }
    pointer = metrics.point(Double(event.x), Double(event.y))
    let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    // The release of a press that this window never saw, or that was lost, is nobody's.
    guard isDown || held.contains(button) else { return nil }
    held.removeAll { $0 == button }
    if isDown { held.append(button) }
    return .pointer(
      pointerEvent(isDown ? .down : .up, button: button, clicks: Int(event.clicks)))
  }

  private static let buttons: [UInt8: PointerEvent.Button] = [
    UInt8(SDL_BUTTON_LEFT): .primary, UInt8(SDL_BUTTON_RIGHT): .secondary,
    UInt8(SDL_BUTTON_MIDDLE): .middle,
  ]

  private func pointerEvent(
    _ phase: PointerEvent.Phase, button: PointerEvent.Button, clicks: Int, isTouch: Bool = false
  ) -> PointerEvent {
    PointerEvent(
      phase: phase, position: pointer, button: button,
      isPressed: phase == .down || !held.isEmpty || finger != nil,
      clickCount: max(1, clicks), modifiers: Self.modifiersNow, isTouch: isTouch)
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID, event.which != Self.touchMouse else { return nil }
    let isFlipped = event.direction == UInt32(SDL_MOUSEWHEEL_FLIPPED.rawValue)
    let unit = isFlipped ? -Self.pointsPerNotch : Self.pointsPerNotch
    let x = event.preciseX != 0 ? Double(event.preciseX) : Double(event.x)
    let y = event.preciseY != 0 ? Double(event.preciseY) : Double(event.y)
    guard x.isFinite, y.isFinite else { return nil }
    // SDL counts away from the person as positive; content shows what is above then.
    let delta = Point(x: x == 0 ? 0 : x * unit, y: y == 0 ? 0 : -y * unit)
    return .wheel(WheelEvent(position: pointer, delta: delta, modifiers: Self.modifiersNow))
  }

  private mutating func touch(_ event: SDL_TouchFingerEvent) -> DeviceEvent? {
    let type = SDL_EventType(event.type)
    guard event.windowID == windowID, event.touchId != Self.mouseTouch,
      event.x.isFinite, event.y.isFinite
    else { return nil }
    if type == SDL_FINGERDOWN, finger == nil { finger = event.fingerId }
    let place = Point(
      x: Double(event.x) * metrics.size.width, y: Double(event.y) * metrics.size.height)
    guard finger == event.fingerId else {
      let phase: TouchEvent.Phase =
        type == SDL_FINGERDOWN ? .down : type == SDL_FINGERMOTION ? .moved : .up
      return .touch(TouchEvent(finger: event.fingerId, phase: phase, position: place))
    }
    pointer = place
    switch type {
    case SDL_FINGERDOWN:
      return .pointer(pointerEvent(.down, button: .primary, clicks: 1, isTouch: true))
    case SDL_FINGERMOTION:
      return .pointer(pointerEvent(.moved, button: .primary, clicks: 1, isTouch: true))
    default:
      finger = nil
      return .pointer(pointerEvent(.up, button: .primary, clicks: 1, isTouch: true))
    }
  }

  private static var modifiersNow: KeyModifiers {
    KeyModifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
  }

  // MARK: Window

  private mutating func window(_ event: SDL_WindowEvent) -> InputEvent.Kind? {
    guard event.windowID == windowID else { return nil }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .window(.resized(metrics.size, scale: metrics.scale))
    case SDL_WINDOWEVENT_MOVED: return moved(event)
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .window(.focusGained)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      held = []
      finger = nil
      return .window(.focusLost)
    case SDL_WINDOWEVENT_LEAVE: return isPressed ? nil : .window(.pointerLeft)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED,
      SDL_WINDOWEVENT_MAXIMIZED:
      return .window(.exposed)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .window(.hidden)
    case SDL_WINDOWEVENT_CLOSE: return .window(.closeRequested)
    default: return nil
    }
  }

  /// The window moved. A program may move its window by itself: only where a button is held is it
  /// the person.
  private func moved(_ event: SDL_WindowEvent) -> InputEvent.Kind? {
    guard SDL_GetGlobalMouseState(nil, nil) != 0 else { return nil }
    return .window(.moved(metrics.point(Double(event.data1), Double(event.data2))))
  }

  // MARK: Controllers and sensors

  private func controller(_ event: SDL_ControllerButtonEvent) -> DeviceEvent? {
    guard let button = Self.button(number: event.button) else { return nil }
    let isDown = SDL_EventType(event.type) == SDL_CONTROLLERBUTTONDOWN
    return .controller(
      ControllerEvent(button: button, isDown: isDown, source: Int(event.which)))
  }

  /// The button of SDL's number; nil for paddles and the like.
  static func button(number: UInt8) -> ControllerEvent.Button? {
    Int(number) < controllerButtons.count ? controllerButtons[Int(number)] : nil
  }

  private static let controllerButtons: [ControllerEvent.Button?] = {
    let known: [(SDL_GameControllerButton, ControllerEvent.Button)] = [
      (SDL_CONTROLLER_BUTTON_A, .a), (SDL_CONTROLLER_BUTTON_B, .b),
      (SDL_CONTROLLER_BUTTON_X, .x), (SDL_CONTROLLER_BUTTON_Y, .y),
      (SDL_CONTROLLER_BUTTON_BACK, .back), (SDL_CONTROLLER_BUTTON_GUIDE, .guide),
      (SDL_CONTROLLER_BUTTON_START, .start), (SDL_CONTROLLER_BUTTON_LEFTSTICK, .leftStick),
      (SDL_CONTROLLER_BUTTON_RIGHTSTICK, .rightStick),
      (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, .leftShoulder),
      (SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, .rightShoulder),
      (SDL_CONTROLLER_BUTTON_DPAD_UP, .up), (SDL_CONTROLLER_BUTTON_DPAD_DOWN, .down),
      (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .left), (SDL_CONTROLLER_BUTTON_DPAD_RIGHT, .right),
    ]
    let last = known.map { Int($0.0.rawValue) }.max() ?? 0
    return (0...last).map { number in known.first { Int($0.0.rawValue) == number }?.1 }
  }()

  private func sample(_ event: SDL_ControllerSensorEvent) -> DeviceEvent? {
    guard event.sensor == SDL_SENSOR_ACCEL.rawValue else { return nil }
    return Self.motion(event.data.0, event.data.1, event.data.2, source: event.which)
  }

  private func sample(_ event: SDL_SensorEvent) -> DeviceEvent? {
    guard accelerometers.contains(event.which) else { return nil }
    // Sensors and controllers are numbered apart.
    return Self.motion(event.data.0, event.data.1, event.data.2, source: ~event.which)
  }

  private static func motion(
    _ x: Float, _ y: Float, _ z: Float, source: Int32
  ) -> DeviceEvent? {
    guard x.isFinite, y.isFinite, z.isFinite else { return nil }
    return .motion(
      MotionEvent(
        x: Double(x) / gravity, y: Double(y) / gravity, z: Double(z) / gravity,
        source: Int(source)))
  }
}
