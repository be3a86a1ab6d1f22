import AppSurface
import AppSurfaceTesting
import Testing

@testable import DebugMenu

@Suite("The debug screen in an app")
struct DebugScreenTests {
  private final class App {
    var isOn = false
    var reads = 0
    var presses = 0
  }

  private let app = App()
  private let controller = DebugController()

  private func fill() {
    let app = app
    controller.addValue(
      DebugValue(id: "a", label: "Counted") {
        app.reads += 1
        return app.reads
      }, toSection: .app)
    controller.addButton(
      DebugButton(id: "b", label: "Press") { app.presses += 1 }, toSection: .app)
    controller.addToggle(
      DebugToggle(id: "t", label: "Flag", get: { app.isOn }, set: { app.isOn = $0 }),
      toSection: .user)
  }

  @Test("shows sections, labels and values, and reads each once per showing")
  func shows() {
    fill()
    let tester = SurfaceTester(DebugScreen(controller: controller))
    #expect(tester.visibleTexts == ["App", "Counted", "1", "Press", "User", "Flag"])
    #expect(app.reads == 1)
  }

  @Test("presses buttons and flips switches")
  func controls() {
    fill()
    let tester = SurfaceTester(DebugScreen(controller: controller))
    #expect(tester.tap("Press") && app.presses == 1)
    #expect(tester.tap("Flag") && app.isOn)
    #expect(tester.surface.element(labelled: "Flag")?.accessibilityValue == "on")
  }

  @Test("follows items that come while it shows, and can stand twice")
  func follows() {
    let tester = SurfaceTester(
      VStack {
        DebugScreen(controller: controller)
        DebugScreen(
          controller: controller, appearance: DebugScreenAppearance(tintColor: .red))
      })
    #expect(tester.visibleTexts == [])
    controller.addValue(DebugValue(id: "n", label: "New", staticValue: nil), toSection: .app)
    tester.advance(by: .zero)
    #expect(tester.visibleTexts == ["App", "New", "-", "App", "New", "-"])
  }

  @Test("fills in what takes its time")
  func asynchronous() async {
    controller.addValue(
      DebugValue(id: "l", label: "Later") {
        await Task.yield()
        return "there"
      }, toSection: .app)
    let tester = SurfaceTester(DebugScreen(controller: controller))
    #expect(tester.surface.element(labelled: "Later is being read")?.role == .progress)
    for _ in 0..<10 { await Task.yield() }
    tester.advance(by: .zero)
    #expect(tester.visibleTexts.contains("there"))
  }
}
