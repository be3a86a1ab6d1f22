import AppSurface
import AppSurfaceTesting
import Testing

@testable import DebugMenu

/// What the README of the source project says of its values, buttons, sections and screen, one case
/// after another.
@Suite("What people know from the source project")
struct SourceReadmeTests {
  private final class App {
    var number = 1
    var presses = 0
  }

  private let app = App()
  private let controller = DebugController()

  private func texts() -> [String] {
    SurfaceTester(DebugScreen(controller: controller)).visibleTexts
  }

  @Test("a static value is worked out when it is made")
  func staticValue() {
    controller.addValue(
      DebugValue(id: "staticValue", label: "Static Value", staticValue: "\(app.number)"),
      toSection: .app)
    app.number = 2
    #expect(texts() == ["App", "Static Value", "1"])
  }

  @Test("a dynamic value, as an autoclosure or a closure, is worked out each time it is shown")
  func dynamicValue() {
    let app = app
    controller.addValue(
      DebugValue(id: "auto", label: "Auto", value: String(app.number)), toSection: .app)
    controller.addValue(
      DebugValue(id: "closure", label: "Closure", value: { String(app.number) }), toSection: .app)
    #expect(texts() == ["App", "Auto", "1", "Closure", "1"])
    app.number = 6
    #expect(texts() == ["App", "Auto", "6", "Closure", "6"])
  }

  @Test("a button performs its action")
  func button() {
    let app = app
    controller.addButton(
      DebugButton(id: "button", label: "The button label", action: { app.presses += 1 }),
      toSection: .app)
    let tester = SurfaceTester(DebugScreen(controller: controller))
    #expect(tester.tap("The button label") && app.presses == 1)
  }

  @Test("an item added with the same id overrides the one before")
  func override() {
    controller.addValue(DebugValue(id: "a", label: "Old", staticValue: "1"), toSection: .app)
    controller.addValue(DebugValue(id: "a", label: "New", staticValue: "2"), toSection: .app)
    #expect(texts() == ["App", "New", "2"])
  }

  @Test("sections and values stand by the time of their insertion")
  func order() {
    controller.addValue(DebugValue(id: "z", label: "Z", staticValue: "1"), toSection: .user)
    controller.addValue(DebugValue(id: "a", label: "A", staticValue: "2"), toSection: .app)
    controller.addValue(DebugValue(id: "y", label: "Y", staticValue: "3"), toSection: .user)
    #expect(texts() == ["User", "Z", "1", "Y", "3", "App", "A", "2"])
  }

  @Test("only what was added is shown: the default values are offered")
  func offered() {
    #expect(texts().isEmpty)
    for value in [
      DebugValue.appVersion, .appBuildNumber, .appBundleId, .userLocale, .deviceOSVersion,
      .deviceOSModel, .pushNotificationsRegistered,
    ] { controller.addValue(value, toSection: .app) }
    #expect(controller.sections.flatMap(\.items).count == 7)
    #expect(
      [DebugSection.app, .user, .device, .pushNotifications].map { "\($0.id) \($0.label)" } == [
        "app App", "user User", "device Device", "pushNotifications Push Notifications",
      ])
  }

  @Test("the appearance tints what can be pressed, and nothing else")
  func tint() {
    let tint = Color(red: 0.9, green: 0.1, blue: 0.2)
    controller.addButton(DebugButton(id: "b", label: "Press") {}, toSection: .app)
    controller.addValue(DebugValue(id: "v", label: "Plain", staticValue: "text"), toSection: .app)
    let tester = SurfaceTester(
      DebugScreen(
        controller: controller, appearance: DebugScreenAppearance(tintColor: tint)))
    let tinted = tester.surface.drawList().commands.compactMap { command -> String? in
      if case .text(let run) = command, run.color == tint { run.text } else { nil }
    }
    #expect(tinted == ["Press"])
  }

  @Test("a press begun on a button and released off it does nothing")
  func releasedOff() throws {
    let app = app
    controller.addButton(
      DebugButton(id: "b", label: "Press") { app.presses += 1 }, toSection: .app)
    let tester = SurfaceTester(DebugScreen(controller: controller))
    let rect = try #require(tester.surface.element(labelled: "Press")?.visibleRect)
    tester.pointer(.down, rect.center)
    tester.pointer(.moved, Point(x: rect.midX, y: 400))
    tester.pointer(.up, Point(x: rect.midX, y: 400))
    #expect(app.presses == 0)
  }
}
