import AppSurface
import Testing

@testable import DebugMenu

@Suite("The wall")
struct WallTests {
  private let devices: [Device] = [.iPhone8, .iPhone12Mini, .iPadAir]

  private func tester(_ window: Size = Size(width: 1280, height: 800)) -> WallTester {
    let tester = WallTester(window: window)
    tester.perform(.wall(devices))
    return tester
  }

  @Test func `it is opened and closed by command, key, menu, and its button`() throws {
    let tester = WallTester()
    let names = { tester.stack.layers.map(\.name).filter { $0.hasPrefix("wall") } }
    #expect(names() == [])
    tester.perform(.wall(devices))
    #expect(
      names() == [
        "wall", "wall.iphone-8", "wall.iphone-12-mini", "wall.ipad-air", "wall.iphone-8.body",
        "wall.iphone-12-mini.body", "wall.ipad-air.body", "wall.marks",
      ])
    try tester.key("escape")
    #expect(names() == [])
    try tester.key("ctrl+alt+w")
    #expect(names().count == 8, "the devices of the last time")
    try tester.key("ctrl+alt+w")
    #expect(names() == [])
    tester.perform(.open)
    _ = tester.session.reveal(label: "Wall")
    tester.update()
    let row = tester.stack.scriptLayers().last?.target(labelled: "Wall")
    tester.click(try #require(row))
    #expect(names().count == 8 && !tester.session.isMenuOpen)
    let ground = tester.stack.scriptLayers().first { $0.name == "wall" }
    tester.click(try #require(ground?.target(labelled: "Done")))
    #expect(names() == [])
  }

  @Test func `what is pressed and typed in one tile shows in all, and acts once`() throws {
    let tester = tester()
    for (number, device) in devices.enumerated() {
      #expect(tester.click("Count \(number)", in: device))
      for other in devices { #expect(tester.texts(other).contains("Count \(number + 1)")) }
    }
    #expect(tester.model.count == 3 && tester.model.changes == 3)
    #expect(tester.model.appearances == 1)
    #expect(tester.click("Name", in: .iPhone12Mini))
    tester.type("Ada")
    #expect(tester.model.name == "Ada")
    for device in devices {
      let field = tester.tile(device)?.surface.snapshot().entries.first { $0.role == .textField }
      #expect(field?.value == "Ada")
    }
    #expect(tester.click("On", in: .iPadAir))
    for device in devices { #expect(tester.texts(device).contains("Row 0 of 1, Ada")) }
  }

  @Test func `scroll offset and focus are each tile's own`() throws {
    let tester = tester()
    let phone = try #require(tester.tile(.iPhone8))
    let list = try #require(phone.surface.rootElement?.first(of: ScrollElement.self))
    let point = phone.placement.toWindow(try #require(list.visibleRect).center)
    tester.send(.wheel(WheelEvent(position: point, delta: Point(x: 0, y: 300))))
    #expect(list.contentOffset.y == 300)
    #expect(tester.click("Name", in: .iPhone8))
    #expect(phone.surface.focusedElement?.label == "Name")
    for other in [Device.iPhone12Mini, .iPadAir] {
      let surface = try #require(tester.tile(other)).surface
      #expect(surface.rootElement?.first(of: ScrollElement.self)?.contentOffset.y == 0)
      #expect(surface.focusedElement == nil)
    }
    #expect(tester.app.focusedElement == nil)
  }

  @Test func `what did not change is not worked on again, and what the wall hides is never drawn`()
    throws
  {
    let tester = tester()
    tester.draw()
    let surfaces = try devices.map { try #require(tester.tile($0)).surface }
    func drawn(by change: () -> Void) -> [Int] {
      func work() -> [Int] { surfaces.map { $0.evaluationCount + $0.placementCount } }
      let (before, app) = (surfaces.map(\.drawingCount), tester.app.drawingCount)
      let workBefore = work()
      change()
      tester.draw()
      #expect(tester.app.drawingCount == app)
      let drawings = zip(surfaces, before).map { $0.drawingCount - $1 }
      for (place, drawings) in drawings.enumerated() where drawings == 0 {
        #expect(work()[place] == workBefore[place])
      }
      return drawings
    }
    #expect(drawn {} == [0, 0, 0])
    // A wheel over one tile.
    let phone = try #require(tester.tile(.iPhone8))
    let list = try #require(phone.surface.rootElement?.first(of: ScrollElement.self))
    let point = phone.placement.toWindow(try #require(list.visibleRect).center)
    tester.send(.pointer(PointerEvent(phase: .moved, position: point, isPressed: false)))
    tester.draw()
    let scrolled = drawn {
      tester.send(.wheel(WheelEvent(position: point, delta: Point(x: 0, y: 20))))
    }
    #expect(scrolled == [1, 0, 0])
    // A state that only the wide device shows.
    #expect(drawn { tester.model.wideCount += 1 } == [0, 0, 1])
    #expect(tester.texts(.iPadAir).contains("Wide 1"))
    // A state that all show.
    #expect(drawn { tester.model.count += 1 } == [1, 1, 1])
    // The selection is drawn over the tiles.
    #expect(drawn { tester.perform(.selectTile(2)) } == [0, 0, 0])
  }

  @Test func `at rest nothing is due, though the hidden app follows`() {
    let tester = tester()
    tester.draw()
    #expect(!tester.stack.needsDisplay && !tester.stack.needsUpdate)
    tester.model.count += 1
    tester.draw()
    #expect(tester.app.snapshot().entries.contains { $0.label == "Count 1" })
    #expect(!tester.stack.needsDisplay && !tester.stack.needsUpdate)
    #expect(tester.stack.nextDeadline == nil)
  }

  @Test func `keys choose a tile, Tab leads into it and Escape out again`() throws {
    let tester = tester()
    #expect(tester.selected(.iPhone8))
    try tester.key("right")
    try tester.key("right")
    try tester.key("right")
    #expect(tester.selected(.iPadAir))
    try tester.key("home")
    #expect(tester.selected(.iPhone8))
    try tester.key("end")
    let surface = try #require(tester.tile(.iPadAir)).surface
    try tester.key("tab")
    #expect(surface.focusedElement?.label == "Count 0")
    try tester.key("enter")
    #expect(tester.model.count == 1 && tester.session.store.state.settings.wall.isOpen)
    try tester.key("escape")
    #expect(surface.focusedElement == nil && tester.selected(.iPadAir))
    try tester.key("escape")
    #expect(!tester.session.store.state.settings.wall.isOpen)
  }

  @Test func `Enter makes a tile the live device, held as it is on the wall`() throws {
    let tester = tester()
    tester.perform(.rotate)
    try tester.key("right")
    let tile = try #require(tester.tile(.iPhone12Mini)).surface.snapshot()
    try tester.key("enter")
    #expect(!tester.session.store.state.settings.wall.isOpen)
    #expect(tester.session.size.device == .iPhone12Mini)
    #expect(tester.app.size == Size(width: 812, height: 375))
    #expect(tester.app.snapshot() == tile)
    // The wall is as it was when it opens again.
    tester.perform(.wall([]))
    #expect(tester.selected(.iPhone12Mini))
    #expect(tester.tile(.iPhone8)?.surface.size == Size(width: 667, height: 375))
  }

  @Test func `the app's own size is untouched until then`() throws {
    let tester = WallTester()
    tester.perform(.device(.iPhone5))
    let before = tester.app.snapshot()
    tester.perform(.wall(devices))
    tester.perform(.rotate)
    try tester.key("right")
    #expect(tester.app.snapshot() == before && tester.session.size.device == .iPhone5)
    try tester.key("escape")
    #expect(tester.app.snapshot() == before)
  }

  @Test(arguments: [
    DebugCommand.device(.iPhone5), .reset, .size(Size(width: 300, height: 400)), .resize,
    .nextDevice,
  ])
  func `a command about the live app leaves the wall`(command: DebugCommand) {
    let tester = tester()
    tester.perform(command)
    #expect(!tester.session.store.state.settings.wall.isOpen)
    #expect(tester.tile(.iPhone8) == nil)
  }

  @Test func `what the person brings holds on every tile`() {
    let tester = tester()
    for command in [
      DebugCommand.dark(true), .textScale(1.35), .rightToLeft(true), .pseudoLocale(.bracketed),
    ] { tester.perform(command) }
    for device in devices {
      let configuration = tester.tile(device)?.surface.configuration
      #expect(
        configuration
          == SurfaceConfiguration(device: device).with(
            personOf: tester.session.store.state.settings.person))
      #expect(tester.texts(device).contains("[Count 0]"))
    }
  }

  @Test func `the menu opens over it and gives the keys back`() throws {
    let tester = tester()
    try tester.key("ctrl+alt+z")
    #expect(tester.session.isMenuOpen)
    #expect(
      tester.session.menu.item(DebugItemID(section: "menu-wall", item: "wall"))?.label
        == "Close Wall")
    try tester.key("right")
    #expect(tester.selected(.iPhone8))
    try tester.key("escape")
    try tester.key("right")
    #expect(tester.selected(.iPhone12Mini))
    tester.perform(.wallSet("12 SIZES"))
    #expect(tester.session.store.state.settings.wall.tiles.count == 12)
    #expect(tester.stack.layers.filter { $0.name.hasPrefix("wall.") }.count == 25)
    tester.perform(.wallSet("nothing"))
    #expect(tester.session.store.state.settings.wall.tiles.count == 12)
  }

  @Test func `devices that stay keep their tile, its scroll offset included`() throws {
    let tester = tester()
    let surface = try #require(tester.tile(.iPadAir)).surface
    tester.perform(.wall([.iPadAir, .iPhone5]))
    #expect(tester.tile(.iPadAir)?.surface === surface)
    #expect(tester.tile(.iPhone8) == nil && tester.tile(.iPhone5) != nil)
  }

  @Test(arguments: [(320.0, 240.0), (640, 480), (1917, 1043)])
  func `in every window the pointer meets what it shows`(width: Double, height: Double) throws {
    let tester = tester()
    tester.send(.window(.resized(Size(width: width, height: height), scale: 1)))
    for (number, device) in devices.enumerated() {
      #expect(tester.click("Count \(number)", in: device))
      #expect(tester.model.count == number + 1 && tester.selected(device))
    }
    let ground = tester.stack.scriptLayers().first { $0.name == "wall" }
    #expect(ground?.target(labelled: "Done") != nil)
    let cut = tester.stack.layer(named: "wall")?.surface.snapshot().entries.filter(\.isTruncated)
    #expect(cut?.map(\.label) == [])
  }

  @Test func `the state tells of it`() throws {
    let tester = tester()
    let wall = try #require(tester.session.exportState()["wall"])
    #expect(wall["open"] == .bool(true) && wall["selection"] == "iphone-8")
    let frame = try #require(tester.tile(.iPadAir)).frame
    let found = StatePath.find("wall.tiles.ipad-air.frame.width", in: tester.session.exportState())
    #expect(found == .number(frame.width))
    tester.perform(.endWall)
    #expect(StatePath.find("wall.tiles.ipad-air.frame", in: tester.session.exportState()) == nil)
  }

  @Test func `with the session its layers go`() {
    let tester = tester()
    tester.session.stop()
    #expect(tester.stack.layers.map(\.name) == ["app"])
  }
}
