import AppSurface
import Testing

@testable import DebugMenu

@Suite("Values and controls in scripts")
struct ValueScriptTests {
  private final class Outcome {
    var files: [String: String] = [:]
    var clipboard = ""
  }

  private let app = ControlledApp()
  private let outcome = Outcome()

  private func play(_ text: String) async throws {
    let (app, outcome) = (app, outcome)
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(
        DebugValue(id: "level", label: "The Level", value: app.level), toSection: .app)
      controller.addValue(
        DebugValue(id: "tick", label: "Ticking", value: app.count)
          .updating(every: .seconds(1)), toSection: .app)
      app.add(to: controller)
    } services: { services in
      services.setClipboard = { outcome.clipboard = $0 }
    }
    let session = try #require(tester.session)
    var stage = session.stage { tester.clock.time = $0 }
    stage.write = { name, bytes in
      guard name != "bad" else { throw HostServiceError(message: "bad: the disk is full") }
      outcome.files[name] = String(decoding: bytes, as: UTF8.self)
    }
    let script = try Script(text, file: "t", vocabulary: Script.Vocabulary(screens: []))
    try await ScriptRunner(stage: stage).run(script)
  }

  @Test("copy gives the bare value, share the source's text, Markdown and JSON")
  func copyAndShare() async throws {
    try await play(
      """
      copy "The Level"
      share text values.txt
      share markdown values.md
      share json values.json
      """)
    #expect(outcome.clipboard == "0.5")
    #expect(
      outcome.files["values.txt"]?.hasPrefix(
        "--- App ---\nThe Level: 0.5\nTicking: 3.0\n\n--- C ---\nToggle: off\n") == true)
    #expect(outcome.files["values.md"]?.contains("| The Level | 0.5 |") == true)
    #expect(outcome.files["values.json"]?.contains("\"value\": \"0.5\"") == true)
  }

  @Test("what is copied and shared with the menu closed is what is so then")
  func fresh() async throws {
    try await play(
      """
      shake
      expect menu.sections.app.items.level.value == "0.5"
      key escape
      set Slider 0.75
      copy "The Level"
      share text later.txt
      """)
    #expect(outcome.clipboard == "0.75")
    #expect(outcome.files["later.txt"]?.contains("The Level: 0.75\n") == true)
  }

  @Test("what goes on with the items is in the state")
  func state() async throws {
    try await play(
      """
      expect values.page absent
      expect values.panel absent
      expect values.changed.c.slider absent
      set Slider 0.75
      set Toggle on
      expect values.changed.c.slider.value == "0.75"
      expect values.changed.c.toggle.value == "on"
      set Toggle off
      expect values.changed.c.toggle absent
      shake
      expect values.watched == 1
      type "The Level"
      key enter
      expect values.page == "app.level"
      expect values.recent.0 == "app.level"
      tap "Keep over the App"
      tap Share
      expect values.sharing == text
      expect values.pinned.app.level.value == "0.75"
      expect values.panel.width == 236
      key escape
      key escape
      key escape
      expect menu.open == false
      expect values.page absent
      """)
  }

  @Test(
    "that is refused ends the script with what is allowed",
    arguments: [
      ("set Slider 2", "\"Slider\": 2 is not allowed: 0 to 1 in steps of 0.25"),
      ("set Slidr 1", "the menu has no control that is labelled \"Slidr\"; did you mean Slider?"),
      ("copy Levl", "the menu has no item that is labelled \"Levl\""),
      ("set \"The Level\" 1", "the menu has no control that is labelled \"The Level\""),
    ])
  func refused(line: String, reason: String) async {
    let error = await #expect(throws: ScriptError.self) { try await play("\n\(line)\nshake") }
    #expect(error?.line == 2 && error?.kind == .expectation)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "-")")
  }

  @Test("a file that cannot be written is told with its line")
  func disk() async {
    let error = await #expect(throws: ScriptError.self) { try await play("share json bad") }
    #expect(error?.description == "t:1: bad: the disk is full" && error?.kind == .input)
  }
}
