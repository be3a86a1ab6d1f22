import AppSurface
import Testing

@testable import DebugMenu

@Suite("The panel of values over the app")
struct PinPanelTests {
  private final class App { var value = 7 }

  private let app = App()
  private let disk = MemoryFiles()
  private let id = DebugItemID(section: "app", item: "v")

  /// The app in a new process, on the same disk.
  private func started(keepsSettings: Bool = true) -> SessionTester {
    let (app, disk) = (app, disk.services)
    return SessionTester(
      options: .init(showsScreenNames: false, keepsSettings: keepsSettings),
      prepare: { controller in
        controller.addValue(
          DebugValue(id: "v", label: "Pinned", value: app.value), toSection: .app)
        controller.addValue(
          DebugValue(id: "w", label: "Other", staticValue: "x"), toSection: .app)
      },
      services: { services in
        (services.readFile, services.writeFile) = (disk.readFile, disk.writeFile)
      })
  }

  private func frame(_ tester: SessionTester) -> Rect? { tester.stack.layer(named: "pins")?.frame }

  private func drag(_ tester: SessionTester, from start: Point, by distance: Point) {
    tester.send(.pointer(PointerEvent(phase: .down, position: start)))
    for part in [0.2, 0.7, 1] {
      let point = Point(x: start.x + distance.x * part, y: start.y + distance.y * part)
      tester.send(.pointer(PointerEvent(phase: .moved, position: point)))
    }
    tester.send(
      .pointer(PointerEvent(phase: .up, position: start + distance, isPressed: false)))
  }

  @Test("is chosen on a value's page, stays with the menu closed and goes with its last value")
  func chosen() {
    let tester = started()
    tester.session?.perform(.open)
    tester.update()
    tester.session?.store.list.openDetail(id)
    tester.update()
    #expect(tester.click("Keep over the App"))
    tester.session?.perform(.close)
    tester.update()
    #expect(tester.labels(in: "pins") == ["Move Values", "Pinned", "7"])
    tester.session?.perform(.pin(id, false))
    tester.update()
    #expect(!tester.layerNames.contains("pins"))
  }

  @Test("lets every press through to the app but those on its grip")
  func passes() throws {
    let tester = started()
    tester.session?.perform(.pin(id, true))
    tester.session?.perform(.pin(DebugItemID(section: "app", item: "w"), true))
    // The app stands in the middle of the window, so that there is room around its button.
    tester.session?.perform(.size(Size(width: 500, height: 400)))
    tester.update()
    let press = try #require(tester.frame(of: "Press", in: "app"))
    // Wherever the app's button lies beneath the rows, it is pressed.
    for depth in [20.0, 30, 45, 60] {
      tester.session?.perform(.movePins(Point(x: press.midX - 100, y: press.midY - depth)))
      tester.update()
      #expect(frame(tester)?.contains(press.center) == true)
      let before = tester.home.presses
      tester.click(press.center)
      #expect(tester.home.presses == before + 1, "\(depth)")
    }
    tester.session?.perform(.movePins(Point(x: press.midX - 100, y: press.midY - 8)))
    tester.update()
    let before = tester.home.presses
    tester.click(press.center)
    #expect(tester.home.presses == before)
  }

  @Test("is moved by its grip and stays in the window")
  func moved() throws {
    let tester = started()
    tester.session?.perform(.pin(id, true))
    tester.update()
    let start = try #require(frame(tester))
    drag(tester, from: Point(x: start.midX, y: start.minY + 6), by: Point(x: -200, y: 90))
    #expect(frame(tester)?.origin == Point(x: start.minX - 200, y: start.minY + 90))
    tester.session?.perform(.movePins(Point(x: .nan, y: 0)))
    tester.session?.perform(.movePins(Point(x: 0, y: .infinity)))
    tester.update()
    #expect(frame(tester)?.origin == Point(x: start.minX - 200, y: start.minY + 90))
    tester.session?.perform(.movePins(Point(x: 90_000, y: -90_000)))
    tester.update()
    #expect(frame(tester)?.maxX == 1280 && frame(tester)?.minY == 0)
    tester.resizeWindow(200, 30)
    #expect(frame(tester)?.size == Size(width: 200, height: 30))
  }

  @Test("reads its values once a second, or at their own rate, while it shows")
  func reads() {
    let tester = started()
    tester.session?.perform(.pin(id, true))
    tester.update()
    app.value = 8
    tester.wait(.milliseconds(900))
    #expect(tester.labels(in: "pins").contains("7"))
    tester.wait(.milliseconds(200))
    #expect(tester.labels(in: "pins").contains("8"))
    #expect(tester.controller.watch[id]?.extremes?.maximum == 8)
    tester.session?.perform(.pin(id, false))
    tester.update()
    #expect(tester.controller.watch.count == 0)
  }

  @Test("keeps its values and its place over restarts, and writes nothing on the way of a drag")
  func kept() throws {
    let first = started()
    #expect(disk.writes == 0)
    first.session?.perform(.pin(DebugItemID(section: "app", item: "w"), true))
    first.session?.perform(.pin(id, true))
    first.update()
    let (start, writes) = (try #require(frame(first)), disk.writes)
    drag(first, from: Point(x: start.midX, y: start.minY + 6), by: Point(x: -300, y: 50))
    #expect(disk.writes == writes + 1)
    let second = started()
    #expect(second.labels(in: "pins") == ["Move Values", "Other", "x", "Pinned", "7"])
    #expect(frame(second)?.origin == Point(x: start.minX - 300, y: start.minY + 50))
    second.session?.perform(.pin(id, false))
    second.session?.perform(.pin(DebugItemID(section: "app", item: "w"), false))
    #expect(started().layerNames.contains("pins") == false)
    #expect(started(keepsSettings: false).layerNames.contains("pins") == false)
  }

  @Test("keeps a value that the app does not have now, and shows it when it is there again")
  func missing() throws {
    disk["debug-menu.json"] =
      #"{"pins": {"values": [["app", "late"], 7, ["app"], ["app", "v"], ["app", "v"]], "x": "a", "new": 1}}"#
    let tester = started()
    #expect(tester.labels(in: "pins") == ["Move Values", "Pinned", "7"])
    let height = try #require(frame(tester)).height
    tester.controller.addValue(
      DebugValue(id: "late", label: "Late", staticValue: "1"), toSection: .app)
    tester.update()
    #expect(tester.labels(in: "pins") == ["Move Values", "Late", "1", "Pinned", "7"])
    #expect(try #require(frame(tester)).height == height + PinLayout.rowHeight)
    tester.controller.replace(
      DebugValue(id: "late", label: "Renamed", staticValue: "2"), inSection: .app)
    tester.update()
    #expect(tester.labels(in: "pins").contains("Renamed"))
    tester.controller.removeAll()
    tester.update()
    #expect(!tester.layerNames.contains("pins"))
    // A person's next choice keeps what this version does not know.
    tester.session?.perform(.pin(DebugItemID(section: "app", item: "late"), false))
    #expect(disk["debug-menu.json"]?.contains("\"new\"") == true)
    #expect(disk["debug-menu.json"]?.contains("late") == false)
  }
}
