import AppSurface
import Testing

@testable import DebugMenu

@Suite("The text tree of rows")
struct RowTreeTests {
  private let app = ControlledApp()

  private func tester() -> SessionTester {
    let tester = SessionTester(
      window: Size(width: 1280, height: 2400), options: .init(showsScreenNames: false)
    ) { controller in
      controller.addValue(
        DebugValue(id: "s", label: "Plain", staticValue: "two words"), toSection: .app)
      controller.addValue(DebugValue(id: "n", label: "Nothing", staticValue: nil), toSection: .app)
      controller.addValue(
        DebugValue(
          id: "l", label: "Long", staticValue: (0..<40).map { "\($0)" }.joined(separator: " ")),
        toSection: .app)
      controller.addValue(
        DebugValue(id: "f", label: "Failing") { () throws -> String? in
          throw DebugRefusal("no network")
        }, toSection: .app)
      controller.addButton(DebugButton(id: "b", label: "Press Me") {}, toSection: .app)
      controller.addButton(
        DebugButton(id: "d", label: "Disabled", disabledReason: { "not now" }, action: {}),
        toSection: .app)
      app.add(to: controller)
      controller.addSlider(
        DebugSlider(
          id: "unit", label: "With Unit", range: 0...10, unit: "m/s", get: { 3 }, set: { _ in }),
        toSection: .app)
    }
    tester.session?.perform(.open)
    tester.update()
    return tester
  }

  private func elements(_ tester: SessionTester) -> [ScriptElement] {
    func flat(_ elements: [ScriptElement]) -> [ScriptElement] {
      elements.flatMap { [$0] + flat($0.children) }
    }
    return flat(tester.stack.scriptLayers().first { $0.name == "menu" }?.elements ?? [])
  }

  @Test("has each row with its role, label, value and range")
  func rows() throws {
    let tester = tester()
    let elements = elements(tester)
    for (label, role, value, range) in [
      ("Plain", "button", "two words", nil), ("Nothing", "button", "-", nil),
      ("Failing", "button", "failed: no network", nil), ("Press Me", "button", nil, nil),
      ("Disabled", "button", "not now", nil), ("Toggle", "toggle", "off", "on or off"),
      ("Slider", "slider", "0.5", "0 to 1 in steps of 0.25"),
      ("Stepper", "stepper", "3", "0 to 5 in steps of 1"), ("Text", "textField", "abc", nil),
      ("Choice", "button", "slow", "slow or fast"),
      ("Color", "button", "#112233", "#RRGGBB or #RRGGBBAA"),
      ("Date", "button", "1970-01-01 00:00", "a date like 2026-11-30 or 2026-11-30 18:30"),
      ("One", "button", nil, nil), ("Two", "button", nil, nil),
      ("With Unit", "slider", "3 m/s", "0 to 10"), ("Dark", "toggle", "off", "on or off"),
      ("Zoom", "button", "Fit", nil),
    ] as [(String, String, String?, String?)] {
      let element = elements.first { $0.label == label && $0.isControl && $0.role == role }
      #expect(element != nil, "\(label) has no \(role)")
      #expect(element?.value == value, "\(label)")
      if label != "Zoom" { #expect(element?.range == range, "\(label)") }
    }
    let text = TreeText.export(tester.stack.scriptLayers())
    #expect(text.contains(#"slider "Slider" 0.5 "#) && text.contains(#""0 to 1 in steps of 0.25""#))
  }

  @Test("says what the model of each row says, and the reverse")
  func sameSet() throws {
    let tester = tester()
    let model = try #require(tester.session?.menu)
    let elements = elements(tester)
    let visible = try #require(tester.session?.store.list.element?.visibleRows)
    for offset in visible where model.row(at: offset).kind != nil {
      let row = model.row(at: offset)
      let isTold = elements.contains {
        $0.label == row.label && (row.allowed == nil || $0.range == row.allowed)
          && ($0.value == row.value || row.value == nil || row.value == "" || row.isCurrent)
      }
      #expect(isTold, "\(row.label) \(row.value ?? "-") \(row.allowed ?? "-")")
    }
    // Everything that has a range belongs to a row that has it.
    let rows = visible.map { model.row(at: $0) }
    for element in elements where element.range != nil {
      #expect(rows.contains { $0.label == element.label && $0.allowed == element.range })
    }
  }

  @Test("leaves out no text that the menu draws")
  func drawn() throws {
    let tester = tester()
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    let told = elements(tester).flatMap { [$0.label, $0.value] }.compactMap { $0?.lowercased() }
    let texts = surface.drawList().commands.compactMap { command in
      if case .text(let run) = command { run.text.lowercased() } else { nil as String? }
    }
    #expect(texts.count > 40)
    for text in texts {
      let words = text.filter { $0 != "…" }.trimmingPrefix { $0 == " " }
      #expect(told.contains { $0.contains(words) }, "\(text)")
    }
  }
}
