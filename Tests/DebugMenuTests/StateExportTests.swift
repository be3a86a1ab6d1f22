import AppSurface
import Testing

@testable import DebugMenu

@Suite("The exported state")
struct StateExportTests {
  private func export(_ commands: DebugCommand...) -> StateExport {
    var session = SessionState(
      settings: MenuSettings(resize: ResizeState(window: Size(width: 1281, height: 800))))
    for command in commands { _ = session.perform(command, at: .zero) }
    let controller = DebugController()
    controller.addValue(
      DebugValue(id: "version", label: "Version", staticValue: "1.0"), toSection: .app)
    var menu = MenuModel(
      catalog: .builtIn, items: controller.sections, settings: session.settings)
    menu.take(DebugReading(.text("1.0")), of: DebugItemID(section: "app", item: "version"))
    return StateExport(
      app: StateExport.App(screen: "Home", route: nil, focus: nil), session: session, menu: menu,
      overlay: StateExport.Overlay(
        labels: OverlayLabels(screen: "Home")))
  }

  private func unmet(_ state: JSONValue, _ lines: String) throws -> [String] {
    let script = try Script(
      lines, file: "t", vocabulary: Script.Vocabulary(screens: []))
    return script.steps.compactMap { step in
      if case .expect(let expectation) = step.command {
        expectation.failure(in: state)
      } else {
        nil
      }
    }
  }

  @Test("has every key of the contract, readable by expectations")
  func keys() throws {
    let state = export(
      .open, .device(.iPhone8), .rightToLeft(true), .open, .dark(true), .overlay(true)
    ).json
    #expect(
      try unmet(
        state,
        """
        expect window.width == 1281
        expect app.screen == Home
        expect app.route absent
        expect app.device == iphone-8
        expect app.orientation == portrait
        expect app.size.height == 667
        expect app.frame.x == 453
        expect app.frame.y == 66.5
        expect app.room.y == 0
        expect app.room.height == 800
        expect app.zoom == 1
        expect app.safeArea.top == 20
        expect app.safeArea.leading == 0
        expect app.sizeClass.horizontal == compact
        expect app.textScale == 1
        expect app.colorScheme == dark
        expect app.layoutDirection == rightToLeft
        expect app.focus absent
        expect menu.open == true
        expect menu.query == ""
        expect menu.selection absent
        expect menu.sections.app.items.version.value == "1.0"
        expect menu.sections.app.items.version.kind == value
        expect menu.sections.menu-display.items.dark.value == true
        expect menu.sections.devices-iphone.items.iphone-8.current == true
        expect menu.sections.devices-iphone.items.iphone-8.detail == "375 × 667"
        expect resizer.open == false
        expect resizer.maximum == 1366
        expect resizer.minimum == 1
        expect overlay.screen == Home
        expect overlay.visible == true
        expect overlay.position == top
        expect overlay.labels.screen == true
        expect overlay.labels.route == true
        expect overlay.toast absent
        """
      ) == [])
  }

  @Test("maps physical insets to leading and trailing by the direction")
  func insets() throws {
    let left = export(.device(.iPhone12Pro), .rotate).json
    let right = export(.device(.iPhone12Pro), .rotate, .rightToLeft(true)).json
    #expect(left["app"]?["safeArea"]?["leading"] == right["app"]?["safeArea"]?["trailing"])
    #expect(left["app"]?["orientation"] == "landscapeLeft")
  }

  @Test("is the same text for the same state, byte for byte")
  func deterministic() {
    #expect(export(.rotate).json.prettyPrinted == export(.rotate).json.prettyPrinted)
  }
}
