import AppSurface
import Testing

@testable import DebugMenu

/// Plays events through a gesture, and tells what asked for the menu and when.
private struct Player {
  var gesture = ShakeGesture()
  var time = Duration.zero
  var fired: [ShakeGesture.Trigger] = []

  @discardableResult
  mutating func send(_ kind: InputEvent.Kind, after wait: Duration = .milliseconds(20))
    -> EventAnswer
  {
    pass(wait)
    let outcome = gesture.handle(InputEvent(time: time, kind: kind))
    if let trigger = outcome.trigger { fired.append(trigger) }
    return outcome.answer
  }

  mutating func pass(_ wait: Duration) {
    let end = time + wait
    if let deadline = gesture.nextDeadline, deadline <= end,
      let trigger = gesture.advance(to: deadline)
    {
      fired.append(trigger)
    }
    time = end
  }

  mutating func shakeWindow(turns: Int, way: Double, step: Duration = .milliseconds(50)) {
    for turn in 0...turns {
      let end = turn.isMultiple(of: 2) ? way : 0
      send(.window(.moved(Point(x: 100 + way - end, y: 50))), after: step)
      send(.window(.moved(Point(x: 100 + end, y: 50))), after: step)
    }
    let end = turns.isMultiple(of: 2) ? way - 10 : 10
    send(.window(.moved(Point(x: 100 + end, y: 50))), after: step)
  }

  mutating func finger(_ id: Int64, _ phase: TouchEvent.Phase, x: Double = 0) -> EventAnswer {
    send(.touch(TouchEvent(finger: id, phase: phase, position: Point(x: x, y: 9))))
  }

  mutating func first(_ phase: PointerEvent.Phase, x: Double = 0) -> EventAnswer {
    send(.pointer(PointerEvent(phase: phase, position: Point(x: x, y: 9), isTouch: true)))
  }

  @discardableResult
  mutating func pad(_ button: ControllerEvent.Button, _ isDown: Bool, _ source: Int = 0)
    -> EventAnswer
  {
    send(.controller(ControllerEvent(button: button, isDown: isDown, source: source)))
  }

  var results: [TriggerAttempt.Result] {
    mutating get { gesture.attempts(at: time + .seconds(2)).map(\.result) }
  }
}

@Suite("Triggers")
struct TriggerTests {
  // MARK: The window

  @Test("A window that turns round four times within a second asks for the menu, once")
  func window() {
    var player = Player()
    player.shakeWindow(turns: 9, way: 60, step: .milliseconds(40))
    #expect(player.fired == [.windowShake])
  }

  @Test("Too few turns, too short a way, and too slow are none")
  func windowMisses() {
    for (turns, way, step) in [(2, 60.0, 50), (8, 20, 30), (8, 60, 300)] {
      var player = Player()
      player.shakeWindow(turns: turns, way: way, step: .milliseconds(step))
      #expect(player.fired.isEmpty)
      #expect(player.results.count == 1)
    }
  }

  @Test("Never while the app's own content is dragged")
  func contentDragged() {
    var player = Player()
    player.send(.pointer(PointerEvent(phase: .down, position: .zero)))
    player.shakeWindow(turns: 9, way: 60)
    #expect(player.fired.isEmpty)
    #expect(player.results == [.contentDragged])
    player.send(.pointer(PointerEvent(phase: .up, position: .zero, isPressed: false)))
    player.shakeWindow(turns: 9, way: 60, step: .milliseconds(40))
    #expect(player.fired == [.windowShake])
  }

  // MARK: Fingers

  @Test("Three fingers held for half a second ask for the menu; the rest of them is nobody's")
  func fingers() {
    var player = Player()
    #expect(player.first(.down) == .passed)
    #expect(player.finger(2, .down) == .passed)
    #expect(player.finger(3, .down) == .passed)
    player.pass(.milliseconds(490))
    #expect(player.fired.isEmpty)
    player.pass(.milliseconds(20))
    #expect(player.fired == [.touch])
    #expect(player.finger(2, .moved, x: 90) == .consumed)
    #expect(player.first(.up) == .consumed)
    #expect(player.finger(2, .up) == .consumed)
    #expect(player.finger(3, .up) == .consumed)
    #expect(player.first(.down) == .passed)
  }

  @Test("Moving, lifting, or a fourth finger cancels the hold, and it says which")
  func fingerMisses() {
    func player(_ body: (inout Player) -> Void) -> [TriggerAttempt.Result] {
      var player = Player()
      _ = player.first(.down)
      _ = player.finger(2, .down)
      _ = player.finger(3, .down)
      body(&player)
      player.pass(.seconds(2))
      #expect(player.fired.isEmpty)
      return player.results
    }
    #expect(player { _ = $0.finger(2, .moved, x: 30) } == [.fingerMoved(30)])
    #expect(
      player { _ = $0.first(.up) } == [
        .liftedEarly(.milliseconds(20), of: .milliseconds(500))
      ])
    #expect(player { _ = $0.finger(4, .down) } == [.tooManyFingers])
  }

  // MARK: The controller

  @Test("Both sticks pressed ask for the menu; the one that completes the chord is taken")
  func controller() {
    var player = Player()
    #expect(player.pad(.leftStick, true) == .passed)
    #expect(player.pad(.rightStick, true) == .consumed)
    #expect(player.fired == [.controller])
    #expect(player.pad(.leftStick, false) == .passed)
    #expect(player.pad(.rightStick, false) == .consumed)
    #expect(player.pad(.a, true) == .passed)
  }

  @Test("Buttons on two controllers are no chord, nor is one with a button more")
  func controllerMisses() {
    var player = Player()
    player.pad(.leftStick, true, 1)
    player.pad(.rightStick, true, 2)
    #expect(player.fired.isEmpty)
    player.pad(.a, true, 1)
    #expect(player.pad(.rightStick, true, 1) == .passed)
    #expect(player.results == [.extra(["A"])])
    player.gesture.controllerChord = [.back, .start]
    player.pad(.back, true, 3)
    player.pad(.start, true, 3)
    #expect(player.fired == [.controller])
  }

  // MARK: All of them

  @Test("With its switch off a trigger takes nothing, and says why it did not fire")
  func switches() {
    for kind in ShakeGesture.Kind.allCases {
      var player = Player()
      player.gesture.enabledKinds.remove(kind)
      let answers = player.play(kind)
      #expect(player.fired.isEmpty, "\(kind)")
      #expect(!answers.contains(.consumed), "\(kind)")
      // A sensor that is not wanted is not looked at.
      #expect(player.results == (kind == .motion ? [] : [.switchedOff]), "\(kind)")
      player = Player()
      player.gesture.enabledKinds = [kind]
      _ = player.play(kind)
      #expect(player.fired.count == 1, "\(kind)")
    }
  }

  @Test("What comes within a second after another kind is the same wish")
  func oneWish() {
    var player = Player()
    _ = player.play(.controller)
    #expect(player.play(.keyChord).contains(.consumed))
    #expect(player.fired == [.controller])
    #expect(player.results == [.fired, .follows(.controller)])
    player.pass(.seconds(1))
    _ = player.play(.keyChord)
    #expect(player.fired == [.controller, .chord(.controlAltZ)])
  }

  @Test("Ten attempts are kept, each with a reason that people can read")
  func log() {
    var player = Player()
    for _ in 0..<13 {
      player.send(.keyDown(KeyEvent(key: Key("z"), modifiers: [.control])))
      player.send(.keyDown(KeyEvent(key: Key("z"), modifiers: [.control, .alt, .shift])))
    }
    #expect(player.gesture.attempts(at: player.time).count == 10)
    let reasons = Set(player.gesture.attempts(at: player.time).map(\.reason))
    #expect(reasons == ["Alt not held", "Shift held too"])
  }
}

extension Player {
  /// Performs the gesture of a kind.
  mutating func play(_ kind: ShakeGesture.Kind) -> [EventAnswer] {
    switch kind {
    case .keyChord:
      let key = KeyEvent(key: Key("z"), modifiers: [.control, .alt])
      return [send(.keyDown(key)), send(.keyUp(key))]
    case .motion:
      return (0..<200).map { index in
        let x = index.isMultiple(of: 2) ? 3.0 : -3.0
        return send(.motion(MotionEvent(x: x, y: 0, z: 1)), after: .milliseconds(8))
      }
    case .windowShake:
      shakeWindow(turns: 5, way: 60)
      return []
    case .touch:
      var answers = [first(.down), finger(2, .down), finger(3, .down)]
      pass(.seconds(1))
      answers += [finger(3, .up), finger(2, .up), first(.up)]
      // Who saw a press of a hold that fired is not told of its end.
      return fired.isEmpty ? answers : []
    case .controller:
      return [pad(.leftStick, true), pad(.rightStick, true), pad(.rightStick, false)]
    case .code:
      if let trigger = gesture.code(at: time) { fired.append(trigger) }
      return []
    }
  }
}
