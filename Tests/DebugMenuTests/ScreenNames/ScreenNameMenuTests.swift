import AppSurface
import Testing

@testable import DebugMenu

@Suite("The menu's rows about screen names")
struct ScreenNameMenuTests {
  private let name = "SessionTester.HomeScreen"

  private func overlay(_ tester: SessionTester) -> JSONValue? {
    tester.session?.exportState()["overlay"]
  }

  @Test("switch the whole, each label and the position, and the state tells")
  func rows() {
    let tester = SessionTester()
    #expect(tester.labels(in: "screen-names") == [name])
    tester.session?.perform(.open)
    tester.update()
    tester.type("label")
    #expect(tester.click("Screen Label"))
    #expect(tester.labels(in: "screen-names") == [])
    #expect(overlay(tester)?["labels"]?["screen"] == .bool(false))
    #expect(tester.click("Screen Label"))
    #expect(tester.click("Route Label"))
    #expect(overlay(tester)?["labels"]?["route"] == .bool(false))
    tester.session?.perform(.overlayPosition(.bottom))
    tester.update()
    #expect(overlay(tester)?["position"] == .string("bottom"))
    #expect(tester.frame(of: name, in: "screen-names")?.maxY == 794)
    #expect(tester.click("Screen Names"))
    #expect(!tester.layerNames.contains("screen-names"))
    #expect(overlay(tester)?["visible"] == .bool(false))
    #expect(overlay(tester)?["screen"] == .string(name))
  }

  @Test("are changed by the arrow keys too")
  func keys() throws {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    tester.type("label position")
    try tester.key("right")
    #expect(overlay(tester)?["position"] == .string("bottom"))
    try tester.key("left")
    #expect(overlay(tester)?["position"] == .string("top"))
  }

  @Test("follow what code says to the viewer, and keep what was said before the session began")
  func code() {
    let tester = SessionTester()
    tester.session?.screenNames.configuration.screen.textColor = .red
    tester.session?.perform(.dark(true))
    #expect(tester.session?.screenNames.configuration.screen.textColor == .red)
    tester.session?.screenNames.configuration.verticalPosition = .bottom
    #expect(overlay(tester)?["position"] == .string("bottom"))
    tester.session?.screenNames.isVisible = false
    #expect(overlay(tester)?["visible"] == .bool(false))
  }

  @Test("do not take the taps of a script that mean a control of the same name")
  func sameName() async throws {
    let tester = SessionTester()
    let layers = tester.stack.scriptLayers()
    #expect(layers.map(\.isWatching) == [false, true])
    #expect(layers[1].target(labelled: name, onlyControls: true) == nil)
    var stage = ScriptStage()
    var taps: [Point] = []
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func layer(_ role: String, x: Double, isWatching: Bool) -> ScriptLayer {
      let element = ScriptElement(
        role: role, label: "Feed", isControl: role == "button",
        frame: Rect(x: x, y: 0, width: 10, height: 10))
      return ScriptLayer(
        name: "l", frame: frame, elements: [element], isWatching: isWatching)
    }
    stage.send = { event in
      if case .pointer(let pointer) = event.kind, pointer.phase == .down {
        taps.append(pointer.position)
      }
    }
    for below in ["button", "text", "image"] {
      stage.layers = {
        below == "image"
          ? [layer("text", x: 50, isWatching: true)]
          : [layer(below, x: 0, isWatching: false), layer("text", x: 50, isWatching: true)]
      }
      let script = try Script(
        "tap Feed", file: "t", vocabulary: Script.Vocabulary(screens: []))
      try await ScriptRunner(stage: stage).run(script)
    }
    #expect(taps.map(\.x) == [5, 5, 55])
  }

  @Test("are told of the message in the state")
  func toast() {
    let tester = SessionTester()
    #expect(overlay(tester)?["toast"] == .null)
    #expect(tester.click(name))
    #expect(overlay(tester)?["toast"]?.compact.contains(name) == true)
    tester.wait(.seconds(3))
    #expect(overlay(tester)?["toast"] == .null)
  }
}
