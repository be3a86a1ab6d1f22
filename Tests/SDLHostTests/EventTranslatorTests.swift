import AppSurface
import CSDL2
import Testing

@testable import SDLHost

@Suite("One SDL event becomes at most one input event", .serialized)
struct EventTranslatorTests {
  private var translator = EventTranslator(
    windowID: 7, clock: HostClock(),
    metrics: WindowMetrics(size: Size(width: 400, height: 300), scale: 2, pointsPerCoordinate: 0.5))

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    fill(&event)
    event.type = type.rawValue
    return event
  }

  private func key(
    _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, down: Bool = true, window: UInt32 = 7
  ) -> SDL_Event {
    event(down ? SDL_KEYDOWN : SDL_KEYUP) {
      $0.key.windowID = window
      $0.key.keysym.sym = SDL_Keycode(code.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  private func mouse(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT,
    which: UInt32 = 0, window: UInt32 = 7
  ) -> SDL_Event {
    event(type) {
      if type == SDL_MOUSEMOTION {
        $0.motion.windowID = window
        $0.motion.which = which
        ($0.motion.x, $0.motion.y) = (x, y)
      } else {
        $0.button.windowID = window
        $0.button.which = which
        $0.button.button = UInt8(button)
        $0.button.clicks = 2
        ($0.button.x, $0.button.y) = (x, y)
      }
    }
  }

  @Test("keys by their code, with exactly their modifiers; locks and AltGr do not count")
  mutating func keys() {
    let table: [(SDL_Event, KeyEvent)] = [
      (
        key(SDLK_z, SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RALT.rawValue)),
        KeyEvent(key: Key("z"), modifiers: [.control, .alt])
      ),
      (
        key(SDLK_z, SDL_Keymod(KMOD_RGUI.rawValue | KMOD_CAPS.rawValue)),
        KeyEvent(key: Key("z"), modifiers: .gui)
      ),
      (key(SDLK_q, KMOD_MODE), KeyEvent(key: Key("q"))),
      (key(SDLK_a, SDL_Keymod(KMOD_NUM.rawValue | KMOD_SCROLL.rawValue)), KeyEvent(key: Key("a"))),
      (key(SDLK_LCTRL, KMOD_LCTRL), KeyEvent(key: Key("ctrl"))),
      (
        key(SDLK_RSHIFT, SDL_Keymod(KMOD_RSHIFT.rawValue | KMOD_LALT.rawValue)),
        KeyEvent(key: Key("shift"), modifiers: .alt)
      ),
      (key(SDLK_KP_ENTER), KeyEvent(key: .enter)), (key(SDLK_RETURN), KeyEvent(key: .enter)),
      (key(SDLK_KP_7), KeyEvent(key: .home)), (key(SDLK_KP_7, KMOD_NUM), KeyEvent(key: Key("7"))),
      (key(SDLK_PAGEUP), KeyEvent(key: .pageUp)), (key(SDLK_F5), KeyEvent(key: Key("f5"))),
      (key(SDLK_SPACE), KeyEvent(key: .space)), (key(SDLK_SLASH), KeyEvent(key: Key("/"))),
      (key(SDL_KeyCode(0x44F)), KeyEvent(key: Key("я"))),
      (key(SDLK_AUDIOMUTE), KeyEvent(key: Key("audiomute"))),
      (key(SDLK_UNKNOWN), KeyEvent(key: Key("unknown"))),
    ]
    for (event, expected) in table {
      #expect(translator.translate(event)?.kind == .keyDown(expected))
    }
    #expect(translator.translate(key(SDLK_z, down: false))?.kind == .keyUp(KeyEvent(key: Key("z"))))
    var held = key(SDLK_z)
    held.key.repeat = 1
    #expect(
      translator.translate(held)?.kind == .keyDown(KeyEvent(key: Key("z"), isRepeat: true)))
  }

  @Test("every name that scripts know is a name that keys have")
  func names() {
    let made = Set((0..<512).map { Key(code: SDL_Keycode($0 | 0x4000_0000), numLock: false).name })
      .union((0..<128).map { Key(code: SDL_Keycode($0), numLock: false).name })
    for name in Key.named { #expect(made.contains(name), "\(name)") }
  }

  @Test("events of other windows are nobody's")
  mutating func otherWindows() {
    let events = [
      key(SDLK_a, window: 8), mouse(SDL_MOUSEMOTION, 1, 1, window: 8),
      mouse(SDL_MOUSEBUTTONDOWN, 1, 1, window: 8),
      event(SDL_MOUSEWHEEL) { $0.wheel.windowID = 8 },
      event(SDL_TEXTINPUT) {
        $0.text.windowID = 8
        $0.text.text.0 = 97
      },
      event(SDL_TEXTEDITING) { $0.edit.windowID = 8 },
      event(SDL_FINGERDOWN) { $0.tfinger.windowID = 8 },
      event(SDL_WINDOWEVENT) {
        $0.window.windowID = 8
        $0.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      },
      event(SDL_EventType(SDL_USEREVENT.rawValue)) { $0.user.code = 1 },
    ]
    for event in events { #expect(translator.translate(event) == nil) }
  }

  @Test("text, also of the full length, and compositions with their caret")
  mutating func text() {
    func fill(_ text: String, _ bytes: UnsafeMutableRawBufferPointer) {
      bytes.copyBytes(from: Array(text.utf8).prefix(bytes.count))
    }
    for (written, read) in [
      ("ü", "ü"), ("", ""), (String(repeating: "é", count: 20), String(repeating: "é", count: 16)),
    ] {
      let event = event(SDL_TEXTINPUT) {
        $0.text.windowID = 7
        withUnsafeMutableBytes(of: &$0.text.text) { fill(written, $0) }
      }
      #expect(translator.translate(event)?.kind == (read.isEmpty ? nil : .text(read)))
    }
    let editing = event(SDL_TEXTEDITING) {
      $0.edit.windowID = 7
      $0.edit.start = 2
      withUnsafeMutableBytes(of: &$0.edit.text) { fill("かな", $0) }
    }
    #expect(
      translator.translate(editing)?.kind
        == .composition(CompositionEvent(text: "かな", cursor: 2)))
    let long = event(SDL_EventType(UInt32(CSDL2_TEXTEDITING_EXT))) {
      $0.editExt.windowID = 7
      $0.editExt.start = 3
      $0.editExt.text = SDL_strdup(String(repeating: "x", count: 80))
    }
    #expect(
      translator.translate(long)?.kind
        == .composition(CompositionEvent(text: String(repeating: "x", count: 80), cursor: 3)))
  }

  @Test("the mouse in points; what is held, how often it was clicked, and no release without press")
  mutating func pointer() {
    SDL_SetModState(KMOD_LSHIFT)
    defer { SDL_SetModState(KMOD_NONE) }
    func expect(_ event: SDL_Event, _ expected: PointerEvent?) {
      #expect(translator.translate(event)?.kind == expected.map { .pointer($0) })
    }
    let at = Point(x: 50, y: 10)
    expect(mouse(SDL_MOUSEBUTTONUP, 100, 20), nil)
    expect(
      mouse(SDL_MOUSEMOTION, 100, 20),
      PointerEvent(phase: .moved, position: at, isPressed: false, modifiers: .shift))
    expect(
      mouse(SDL_MOUSEBUTTONDOWN, 100, 20, button: SDL_BUTTON_RIGHT),
      PointerEvent(
        phase: .down, position: at, button: .secondary, clickCount: 2, modifiers: .shift))
    expect(
      mouse(SDL_MOUSEMOTION, -10, 900),
      PointerEvent(
        phase: .moved, position: Point(x: -5, y: 450), button: .secondary, modifiers: .shift))
    expect(
      mouse(SDL_MOUSEBUTTONUP, 100, 20, button: SDL_BUTTON_RIGHT),
      PointerEvent(
        phase: .up, position: at, button: .secondary, isPressed: false, clickCount: 2,
        modifiers: .shift))
    expect(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, button: 5), nil)
    expect(mouse(SDL_MOUSEMOTION, 1, 1, which: .max), nil)
    expect(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, which: .max), nil)
  }

  @Test("the wheel: down is positive, flipped or not, in fractions where there are any")
  mutating func wheel() {
    func turn(_ x: Float, _ y: Float, flipped: Bool = false) -> SDL_Event {
      event(SDL_MOUSEWHEEL) {
        $0.wheel.windowID = 7
        ($0.wheel.x, $0.wheel.y) = (x.isNaN ? 0 : Int32(x), Int32(y))
        ($0.wheel.preciseX, $0.wheel.preciseY) = (x, y)
        if flipped { $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue }
      }
    }
    _ = translator.translate(mouse(SDL_MOUSEMOTION, 20, 40))
    for (event, delta) in [
      (turn(0, -1), Point(x: 0, y: 40)), (turn(1, 0), Point(x: 40, y: 0)),
      (turn(0, 0.5), Point(x: 0, y: -20)), (turn(0, 1, flipped: true), Point(x: 0, y: 40)),
    ] {
      #expect(
        translator.translate(event)?.kind
          == .wheel(WheelEvent(position: Point(x: 10, y: 20), delta: delta)))
    }
    #expect(translator.translate(turn(.nan, 1)) == nil)
  }

  @Test(
    "the first finger is the pointer, the others are touches, and the mouse's own finger is not")
  mutating func touch() {
    func finger(_ type: SDL_EventType, _ id: Int64, touch: Int64 = 3) -> SDL_Event {
      event(type) {
        $0.tfinger.windowID = 7
        $0.tfinger.touchId = touch
        $0.tfinger.fingerId = id
        ($0.tfinger.x, $0.tfinger.y) = (0.25, 0.5)
      }
    }
    let at = Point(x: 100, y: 150)
    #expect(translator.translate(finger(SDL_FINGERDOWN, 1, touch: -1)) == nil)
    #expect(
      translator.translate(finger(SDL_FINGERDOWN, 1))?.kind
        == .pointer(PointerEvent(phase: .down, position: at, isTouch: true)))
    #expect(
      translator.translate(finger(SDL_FINGERDOWN, 2))?.kind
        == .touch(TouchEvent(finger: 2, phase: .down, position: at)))
    #expect(
      translator.translate(finger(SDL_FINGERMOTION, 1))?.kind
        == .pointer(PointerEvent(phase: .moved, position: at, isTouch: true)))
    #expect(
      translator.translate(finger(SDL_FINGERUP, 2))?.kind
        == .touch(TouchEvent(finger: 2, phase: .up, position: at)))
    #expect(
      translator.translate(finger(SDL_FINGERUP, 1))?.kind
        == .pointer(PointerEvent(phase: .up, position: at, isPressed: false, isTouch: true)))
  }

  @Test("changes of the window; a press is lost with the focus, a drag does not leave")
  mutating func window() {
    func window(_ id: SDL_WindowEventID) -> SDL_Event {
      event(SDL_WINDOWEVENT) {
        $0.window.windowID = 7
        $0.window.event = UInt8(id.rawValue)
      }
    }
    let resized = WindowEvent.resized(Size(width: 400, height: 300), scale: 2)
    for (id, expected) in [
      (SDL_WINDOWEVENT_SIZE_CHANGED, resized), (SDL_WINDOWEVENT_RESIZED, nil),
      (SDL_WINDOWEVENT_DISPLAY_CHANGED, resized), (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained),
      (SDL_WINDOWEVENT_LEAVE, .pointerLeft), (SDL_WINDOWEVENT_EXPOSED, .exposed),
      (SDL_WINDOWEVENT_RESTORED, .exposed), (SDL_WINDOWEVENT_MINIMIZED, .hidden),
      (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_CLOSE, .closeRequested),
      (SDL_WINDOWEVENT_MOVED, nil),
    ] as [(SDL_WindowEventID, WindowEvent?)] {
      #expect(translator.translate(window(id))?.kind == expected.map { .window($0) })
    }
    _ = translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 1, 1))
    #expect(translator.isPressed)
    #expect(translator.translate(window(SDL_WINDOWEVENT_LEAVE)) == nil)
    #expect(translator.translate(window(SDL_WINDOWEVENT_FOCUS_LOST))?.kind == .window(.focusLost))
    #expect(!translator.isPressed)
    #expect(translator.translate(mouse(SDL_MOUSEBUTTONUP, 1, 1)) == nil)
    #expect(translator.translate(event(SDL_QUIT) { _ in })?.kind == .window(.closeRequested))
  }

  @Test("controllers and accelerometers, in units of gravity")
  mutating func devices() {
    let button = event(SDL_CONTROLLERBUTTONDOWN) {
      $0.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_RIGHTSTICK.rawValue)
    }
    #expect(
      translator.translate(button)?.kind
        == .controller(ControllerEvent(button: .rightStick, isDown: true)))
    func sample(_ sensor: SDL_SensorType, _ x: Float) -> SDL_Event {
      event(SDL_CONTROLLERSENSORUPDATE) {
        $0.csensor.sensor = sensor.rawValue
        $0.csensor.data.0 = x
      }
    }
    #expect(translator.translate(sample(SDL_SENSOR_GYRO, 1)) == nil)
    #expect(translator.translate(sample(SDL_SENSOR_ACCEL, .nan)) == nil)
    guard case .motion(let motion)? = translator.translate(sample(SDL_SENSOR_ACCEL, 19.6133))?.kind
    else { return #expect(Bool(false), "an accelerometer gives motion") }
    #expect(abs(motion.x - 2) < 1e-6)
    let phone = event(SDL_SENSORUPDATE) { $0.sensor.which = 4 }
    #expect(translator.translate(phone) == nil)
    translator.accelerometers = [4]
    #expect(translator.translate(phone)?.kind == .motion(MotionEvent(x: 0, y: 0, z: 0, source: -5)))
  }

  @Test("times are on the services' clock, never later than now, also without a stamp")
  mutating func times() {
    let clock = translator.clock
    let before = clock.now()
    var stamped = key(SDLK_a)
    stamped.common.timestamp = UInt32(truncatingIfNeeded: SDL_GetTicks64())
    for event in [key(SDLK_a), stamped] {
      let time = translator.translate(event)?.time ?? .zero
      #expect(time <= clock.now() && time >= before - .milliseconds(2))
    }
    #expect(clock.time(ofStamp: .max) <= clock.now())
  }
}
