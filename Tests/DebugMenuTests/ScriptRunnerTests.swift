import AppSurface
import Testing

@testable import DebugMenu

/// A stage that writes down what happens on it.
private final class Recorder {
  var log: [String] = []
  var events: [InputEvent] = []
  var files: [String: String] = [:]
  var layers: [ScriptLayer] = []
  var times: [Duration] = []
  var revealed: [ScriptLayer]?

  var stage: ScriptStage {
    var stage = ScriptStage()
    stage.send = { self.events.append($0) }
    stage.advance = { self.times.append($0) }
    stage.perform = { self.log.append("\($0)") }
    stage.resizeWindow = { self.log.append("window \($0.width)x\($0.height)") }
    stage.goToScreen = { self.log.append("screen \($0)") }
    stage.layers = { self.layers }
    stage.slider = { label, value in
      guard label == "Level" else { return nil }
      guard value <= 10 else { throw DebugRefusal("\"Level\" goes from 0 to 10") }
      return (Point(x: 10, y: 5), Point(x: value, y: 5))
    }
    stage.reveal = { label in
      self.log.append("reveal \(label)")
      if let revealed = self.revealed { self.layers = revealed }
      return self.revealed != nil
    }
    stage.state = { ["events": .number(self.events.count)] }
    stage.screenshot = { self.log.append("screenshot \($0)") }
    stage.write = { name, bytes in
      guard name != "bad" else { throw HostServiceError(message: "bad: the disk is full") }
      self.files[name] = String(decoding: bytes, as: UTF8.self)
    }
    return stage
  }

  func play(_ text: String) async throws -> ScriptRunner {
    let script = try Script(
      text, file: "t", vocabulary: Script.Vocabulary(screens: ["Feed"]))
    let runner = ScriptRunner(stage: stage)
    try await runner.run(script)
    return runner
  }

  /// The pointer's places, with a letter for the phase.
  var path: [String] {
    events.compactMap { event in
      guard case .pointer(let pointer) = event.kind else { return nil }
      let letter =
        switch pointer.phase {
        case .down: "D"
        case .moved: "M"
        case .up: "U"
        case .cancelled: "C"
        }
      return "\(letter)\(Int(pointer.position.x)),\(Int(pointer.position.y))"
    }
  }
}

private func button(_ label: String, x: Double, visible: Rect? = nil) -> ScriptElement {
  ScriptElement(
    role: "button", label: label, isControl: true,
    frame: Rect(x: x, y: 0, width: 20, height: 10), visible: visible)
}

private func layer(_ name: String, _ elements: [ScriptElement]) -> ScriptLayer {
  ScriptLayer(
    name: name, frame: Rect(x: 0, y: 0, width: 100, height: 100), elements: elements)
}

@Suite("Playing a script")
struct ScriptRunnerTests {
  @Test("presses a chord as a hand does: modifiers, key, and back")
  func chord() async throws {
    let recorder = Recorder()
    _ = try await recorder.play("shake")
    let keys = recorder.events.map { event in
      switch event.kind {
      case .keyDown(let key): "+\(key.key.name)\(key.modifiers.rawValue)"
      case .keyUp(let key): "-\(key.key.name)\(key.modifiers.rawValue)"
      default: "?"
      }
    }
    #expect(keys == ["+ctrl0", "+alt2", "+z6", "-z6", "-alt2", "-ctrl0"])
    var gesture = ShakeGesture()
    var fired = 0
    for event in recorder.events where gesture.handle(event).trigger != nil { fired += 1 }
    #expect(fired == 1)
  }

  @Test("clicks the middle of what shows of the control, in the topmost layer that has it")
  func tap() async throws {
    let recorder = Recorder()
    recorder.layers = [
      layer("app", [button("Go", x: 0), button("Only", x: 60)]),
      layer(
        "menu",
        [
          ScriptElement(
            role: "list", frame: .zero,
            children: [
              ScriptElement(
                role: "text", label: "Go", frame: Rect(x: 90, y: 0, width: 4, height: 4)),
              button("Go", x: 40, visible: Rect(x: 40, y: 0, width: 10, height: 10)),
            ])
        ]),
    ]
    _ = try await recorder.play("tap Go\ntap Only")
    #expect(recorder.path == ["M45,5", "D45,5", "U45,5", "M70,5", "D70,5", "U70,5"])
  }

  @Test("brings a row of the menu into view that is not built yet")
  func reveal() async throws {
    let recorder = Recorder()
    recorder.revealed = [layer("menu", [button("Far", x: 10)])]
    _ = try await recorder.play("tap Far")
    #expect(recorder.log == ["reveal Far"])
    #expect(recorder.path.last == "U20,5")
  }

  @Test("stops at a label that nothing bears, with near matches")
  func noLabel() async throws {
    let recorder = Recorder()
    recorder.layers = [layer("app", [button("Sign In", x: 0)])]
    let error = await #expect(throws: ScriptError.self) {
      try await recorder.play("shake\ntap \"Sing In\"\nreset")
    }
    #expect(error?.kind == .expectation && error?.line == 2)
    #expect(error?.reason.contains("did you mean Sign In?") == true)
    #expect(!recorder.log.contains("reset"))
  }

  @Test("does not click what is scrolled or cut away")
  func hidden() async {
    let recorder = Recorder()
    recorder.layers = [layer("app", [button("Gone", x: 0, visible: .zero)])]
    await #expect(throws: ScriptError.self) { try await recorder.play("tap Gone") }
    #expect(recorder.path.isEmpty)
  }

  @Test("drags in steps and ends exactly where it is told")
  func drag() async throws {
    let recorder = Recorder()
    _ = try await recorder.play("drag 0 0 100 50")
    #expect(recorder.path.prefix(3) == ["M0,0", "D0,0", "M10,5"])
    #expect(recorder.path.suffix(2) == ["M100,50", "U100,50"])
    #expect(recorder.path.count == 13)
    let times = recorder.events.map(\.time)
    #expect(times == times.sorted() && Set(times).count == times.count)
  }

  @Test("holds modifier keys while the pointer works, as a hand does")
  func modifiers() async throws {
    let recorder = Recorder()
    let slide = ScriptElement(
      role: "slider", label: "Level", isControl: true, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    recorder.layers = [layer("app", [button("Go", x: 0), slide])]
    for line in [
      "drag 0 0 9 9 shift+ctrl", "tap Go\ntap \"Go\" shift+ctrl", "tap 1 2 ctrl+shift",
      "wheel 1 2 0 3 ctrl+shift", "slide Level 3 ctrl+shift",
    ] {
      recorder.events = []
      _ = try await recorder.play(line)
      let keys = recorder.events.compactMap { event in
        switch event.kind {
        case .keyDown(let key): "+\(key.key.name)\(key.modifiers.rawValue)"
        case .keyUp(let key): "-\(key.key.name)\(key.modifiers.rawValue)"
        default: nil
        }
      }
      let (both, one): (KeyModifiers, KeyModifiers) = ([.control, .shift], .control)
      #expect(
        keys == ["+ctrl0", "+shift\(one.rawValue)", "-shift\(one.rawValue)", "-ctrl0"], "\(line)")
      let held = recorder.events.drop { if case .keyDown = $0.kind { false } else { true } }
      for event in held {
        switch event.kind {
        case .pointer(let pointer): #expect(pointer.modifiers == both)
        case .wheel(let wheel): #expect(wheel.modifiers == both)
        default: break
        }
      }
    }
  }

  @Test("drags a slider from where its thumb is to where its value lies")
  func slide() async throws {
    let recorder = Recorder()
    _ = try await recorder.play("slide Level 3")
    #expect(recorder.path.prefix(2) == ["M10,5", "D10,5"] && recorder.path.last == "U3,5")
    let error = await #expect(throws: ScriptError.self) {
      try await recorder.play("slide Level 99")
    }
    #expect(error?.kind == .expectation && error?.reason.contains("goes from 0 to 10") == true)
    let unknown = await #expect(throws: ScriptError.self) {
      try await recorder.play("slide Levle 3")
    }
    #expect(unknown?.reason.contains("labelled \"Levle\"") == true)
  }

  @Test("lets time pass in small pieces on the virtual clock")
  func wait() async throws {
    let recorder = Recorder()
    let runner = try await recorder.play("wait 2s")
    #expect(runner.time == .seconds(2))
    #expect(recorder.times.count >= 40)
    #expect(recorder.times == recorder.times.sorted())
  }

  @Test("types a character at a time, and keys for what is no character")
  func type() async throws {
    let recorder = Recorder()
    _ = try await recorder.play("type \"é👩‍👩‍👧\\n\"")
    let kinds = recorder.events.map(\.kind)
    #expect(
      kinds == [
        .text("é"), .text("👩‍👩‍👧"), .keyDown(KeyEvent(key: .enter)), .keyUp(KeyEvent(key: .enter)),
      ])
  }

  @Test("performs the commands that menu rows perform")
  func commands() async throws {
    let recorder = Recorder()
    _ = try await recorder.play("rotate\nreset\nwindow 800x600\nscreen feed\nscreenshot a.bmp")
    #expect(
      recorder.log == ["rotate", "reset", "window 800.0x600.0", "screen Feed", "screenshot a.bmp"])
  }

  @Test("goes on behind an expectation that is not met, and fails with the first")
  func expectations() async {
    let recorder = Recorder()
    let error = await #expect(throws: ScriptError.self) {
      try await recorder.play(
        "expect events == 1\nexpect events == 0\nexpect events == 2\nstate s.json")
    }
    #expect(error?.description == "t:1: expected events == 1, found 0")
    #expect(recorder.files["s.json"] == "{\n  \"events\": 0\n}\n")
  }

  @Test("stops with the line at what the host cannot do, and keeps the cause")
  func hostError() async {
    let recorder = Recorder()
    let error = await #expect(throws: ScriptError.self) {
      try await recorder.play("\nstate bad\nreset")
    }
    #expect(error?.description == "t:2: bad: the disk is full")
    #expect(error?.cause is HostServiceError && error?.kind == .input)
    #expect(recorder.log.isEmpty)
  }
}

@Suite("The tree as text")
struct TreeTextTests {
  @Test("has one element a line, indented, with what is missing as a dash")
  func export() {
    let text = TreeText.export([
      layer(
        "app",
        [
          ScriptElement(
            role: "list", frame: Rect(x: 0, y: 0.5, width: 100, height: 90),
            children: [
              ScriptElement(
                role: "toggle", label: "Say \"hi\"\n", value: "on", isControl: true,
                frame: Rect(x: -1, y: 2.25, width: 3, height: 4)),
              ScriptElement(role: "text", label: "a", value: "two words", frame: .zero),
              ScriptElement(role: "text", label: "", value: "-", frame: .zero),
            ])
        ]),
      layer("menu", []),
    ])
    #expect(
      text == """
        layer "app" - 0 0 100 100
          list - - 0 0.5 100 90
            toggle "Say \\"hi\\"\\n" on -1 2.25 3 4
            text "a" "two words" 0 0 0 0
            text "" "-" 0 0 0 0
        layer "menu" - 0 0 100 100

        """)
  }
}
