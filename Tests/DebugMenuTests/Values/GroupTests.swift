import AppSurface
import Testing

@testable import DebugMenu

@Suite("Buttons that stand in one row")
struct GroupTests {
  private final class App {
    var pressed: [String] = []
    var reason: String?
  }

  private let app = App()
  private let id = DebugItemID(section: "g", item: "group")

  private func tester(_ buttons: [DebugButton]) -> SessionTester {
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addActionGroup(
        DebugActionGroup(id: "group", label: "Database", actions: buttons),
        toSection: DebugSection(id: "g", label: "Group"))
    }
    tester.session?.perform(.open)
    tester.update()
    return tester
  }

  private func button(
    _ label: String, closesMenu: Bool = false, confirmation: String? = nil
  ) -> DebugButton {
    let app = app
    return DebugButton(
      id: label, label: label, closesMenu: closesMenu, confirmation: confirmation,
      disabledReason: { label == "Off" ? app.reason : nil }, action: { app.pressed.append(label) })
  }

  @Test("are each pressed by the mouse, and the menu stays open")
  func mouse() {
    let tester = tester([button("Fill"), button("Empty")])
    #expect(tester.click("Empty") && tester.click("Fill"))
    #expect(app.pressed == ["Empty", "Fill"] && tester.session?.isMenuOpen == true)
    #expect(tester.controller.recents == [id])
  }

  @Test("are each pressed by the keyboard on the row's page")
  func keyboard() throws {
    let tester = tester([button("Fill"), button("Empty")])
    tester.type("database")
    try tester.key("return")
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    for label in ["Empty", "Fill"] {
      for _ in 0..<30 where surface.focusedElement?.label != label { try tester.key("tab") }
      #expect(surface.focusedElement?.label == label)
      try tester.key("space")
    }
    #expect(app.pressed == ["Empty", "Fill"])
  }

  @Test("close the menu where they say so, by mouse and by script")
  func closing() throws {
    let tester = tester([button("Fill", closesMenu: true)])
    #expect(tester.click("Fill"))
    #expect(tester.session?.isMenuOpen == false)
    tester.session?.perform(.set(id, .text("Fill")))
    #expect(app.pressed == ["Fill", "Fill"])
  }

  @Test("that cannot be pressed are greyed, say why, and do nothing")
  func disabled() throws {
    app.reason = "there is no database"
    let tester = tester([button("Fill"), button("Off")])
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    let entries = surface.snapshot().entries
    #expect(entries.first { $0.label == "Off" && $0.role == .button }?.isEnabled == false)
    #expect(entries.first { $0.label == "Fill" && $0.role == .button }?.isEnabled == true)
    #expect(entries.contains { $0.label == "Off: there is no database" })
    let grey = surface.drawList().commands.contains {
      if case .text(let run) = $0 {
        run.text == "Off" && run.color == Palette(.light).tertiary
      } else {
        false
      }
    }
    #expect(grey)
    _ = tester.click("Off")
    let session = try #require(tester.session)
    let refusal = #expect(throws: DebugRefusal.self) {
      try session.set(label: "Database", to: "Off")
    }
    #expect(refusal?.reason == "\"Database\": there is no database" && app.pressed == [])
    app.reason = nil
    session.perform(.close)
    session.perform(.open)
    tester.update()
    #expect(tester.click("Off") && app.pressed == ["Off"])
  }

  @Test("ask each its own question")
  func asking() {
    let tester = tester([button("Fill"), button("Empty", confirmation: "Delete all rows?")])
    #expect(tester.click("Empty"))
    #expect(app.pressed == [] && tester.labels(in: "menu").contains("Delete all rows?"))
    #expect(tester.click("Confirm Empty"))
    #expect(app.pressed == ["Empty"] && !tester.labels(in: "menu").contains("Delete all rows?"))
    #expect(tester.click("Empty") && tester.click("Cancel"))
    #expect(app.pressed == ["Empty"] && tester.click("Fill"))
  }

  @Test("that run long are stopped by themselves alone; the others wait")
  func running() async {
    let long = DebugButton(id: "l", label: "Long") { _ in
      try await Task.sleep(for: .seconds(3600))
    }
    let tester = tester([long, button("Fill")])
    #expect(tester.click("Long"))
    #expect(tester.controller.runs.states[id]?.isRunning == true)
    #expect(tester.click("Fill"))
    #expect(tester.controller.runs.states[id]?.isRunning == true && app.pressed == [])
    #expect(tester.labels(in: "menu").contains("Long is not done yet"))
    #expect(tester.click("Stop Long"))
    #expect(tester.controller.runs.states[id]?.isRunning == false)
    #expect(tester.click("Fill") && app.pressed == ["Fill"])
  }

  @Test("may be none, or bear the same label twice")
  func odd() throws {
    #expect(tester([]).labels(in: "menu").contains("Database"))
    let twice = tester([button("Same"), button("Same")])
    #expect(twice.click("Same") && app.pressed == ["Same"])
  }
}
