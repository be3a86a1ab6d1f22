import AppSurface
import Testing

@testable import DebugMenu

private let hidden = DebugSession.Options(showsScreenNames: false)

@Suite("Opening and closing the menu")
struct MenuOpeningTests {
  @Test("the chord opens it over the app and closes it again")
  func chord() throws {
    let tester = SessionTester(options: hidden)
    #expect(tester.layerNames == ["app"])
    try tester.key("ctrl+alt+z")
    #expect(tester.layerNames == ["app", "menu"])
    #expect(tester.session?.isMenuOpen == true)
    try tester.key("ctrl+gui+z")
    #expect(tester.layerNames == ["app"])
  }

  @Test("Escape, its button, a click beside it and a command close it")
  func closing() throws {
    let tester = SessionTester(options: hidden)
    for close in [
      { try tester.key("escape") }, { #expect(tester.click("Close Menu")) },
      { tester.click(Point(x: 100, y: 100)) }, { tester.session?.perform(.close) },
    ] as [() throws -> Void] {
      tester.session?.perform(.open)
      tester.update()
      #expect(tester.session?.isMenuOpen == true)
      try close()
      #expect(tester.session?.isMenuOpen == false)
    }
    #expect(tester.home.presses == 0)
  }

  @Test("a press that began in the panel and ends beside it does not close it")
  func dragOut() {
    let tester = SessionTester(options: hidden)
    tester.session?.perform(.open)
    tester.update()
    tester.send(.pointer(PointerEvent(phase: .down, position: Point(x: 1100, y: 400))))
    tester.send(
      .pointer(PointerEvent(phase: .up, position: Point(x: 100, y: 400), isPressed: false)))
    #expect(tester.session?.isMenuOpen == true)
  }

  @Test("typing reaches the search field and never the app, which keeps its focus")
  func typing() throws {
    let tester = SessionTester(options: hidden)
    #expect(tester.click("Name"))
    let focused = tester.app.focusedElement
    tester.type("ab")
    try tester.key("ctrl+alt+z")
    tester.type("ipad")
    #expect(tester.session?.menu.query == "ipad")
    #expect(tester.home.text == "ab")
    try tester.key("escape")
    tester.type("c")
    #expect(tester.home.text == "abc")
    #expect(tester.app.focusedElement === focused)
  }

  @Test("the app's scroll position is as before")
  func scroll() {
    let tester = SessionTester(window: Size(width: 400, height: 300), options: hidden)
    tester.send(
      .wheel(WheelEvent(position: Point(x: 200, y: 250), delta: Point(x: 0, y: 60))))
    let scroll = tester.app.rootElement?.first(of: ScrollElement.self)
    #expect(scroll?.contentOffset.y == 60)
    tester.session?.perform(.open)
    tester.update()
    tester.send(.wheel(WheelEvent(position: Point(x: 200, y: 20), delta: Point(x: 0, y: 60))))
    tester.session?.perform(.close)
    tester.update()
    #expect(scroll?.contentOffset.y == 60)
  }

  @Test("with the tools disabled the chord is an ordinary key and no layer comes")
  func disabled() throws {
    let tester = SessionTester(options: .init(isEnabled: false))
    let answer = tester.send(
      .keyDown(KeyEvent(key: Key("z"), modifiers: [.control, .alt])))
    #expect(answer == .passed)
    #expect(tester.layerNames == ["app"])
  }

  @Test("a session that is let go leaves the app as it was")
  func released() throws {
    let tester = SessionTester()
    weak let session = tester.session
    tester.session?.perform(.device(.iPhone8))
    tester.session?.perform(.open)
    tester.session?.perform(.resize, keepingMenuOpen: true)
    tester.update()
    #expect(tester.layerNames == ["app", "screen-names", "frame", "resizer", "menu"])
    tester.release()
    tester.update()
    #expect(session == nil)
    #expect(tester.layerNames == ["app"])
    #expect(tester.app.size == Size(width: 1280, height: 800))
    #expect(tester.stack.windowTitle == "Demo")
    try tester.key("ctrl+alt+z")
    #expect(tester.layerNames == ["app"])
  }

  @Test("the first-run hint names the chord and goes by itself")
  func hint() {
    let tester = SessionTester(options: .init(showsHint: true, showsScreenNames: false))
    #expect(tester.labels(in: "toast") == ["Ctrl+Alt+Z opens the debug menu"])
    tester.wait(.seconds(10))
    #expect(tester.layerNames == ["app"])
    #expect(tester.stack.nextDeadline == nil)
  }

  @Test("the first-run hint goes when the menu opens")
  func hintFollowed() throws {
    let tester = SessionTester(options: .init(showsHint: true, showsScreenNames: false))
    try tester.key("ctrl+alt+z")
    #expect(tester.layerNames == ["app", "menu"])
  }
}

@Suite("Choosing a size from the menu")
struct SessionSizeTests {
  @Test("a click on a device gives the app its size, centred, and closes the menu")
  func device() {
    let tester = SessionTester(options: hidden)
    tester.session?.perform(.open)
    tester.update()
    tester.type("iphone 8")
    #expect(tester.click("iPhone 8"))
    #expect(tester.session?.isMenuOpen == false)
    #expect(tester.app.size == Size(width: 375, height: 667))
    let layer = tester.stack.layer(named: "app")
    #expect(layer?.placement.origin == Point(x: 452.5, y: 66.5))
    #expect(tester.stack.windowTitle == "Demo - iPhone 8, 375 × 667")
  }

  @Test("with Shift the menu stays open and marks the device")
  func shift() throws {
    let tester = SessionTester(options: hidden)
    tester.session?.perform(.open)
    tester.update()
    tester.type("iphone 8")
    #expect(tester.click("iPhone 8", modifiers: .shift))
    #expect(tester.session?.isMenuOpen == true)
    #expect(tester.session?.menu.row(at: 0).isCurrent == true)
    try tester.key("shift+return")
    #expect(tester.session?.isMenuOpen == true)
    try tester.key("return")
    #expect(tester.session?.isMenuOpen == false)
  }

  @Test("Reset brings the window's size back, and its toast undoes that")
  func reset() {
    let tester = SessionTester(options: hidden)
    tester.session?.perform(.device(.iPadAir))
    tester.resizeWindow(1000, 700)
    #expect(tester.app.size == Device.iPadAir.size)
    tester.session?.perform(.reset)
    tester.update()
    #expect(tester.app.size == Size(width: 1000, height: 700))
    #expect(tester.layerNames == ["app", "toast"])
    tester.wait(.seconds(1))
    #expect(tester.click("Undo"))
    #expect(tester.app.size == Device.iPadAir.size)
    #expect(tester.layerNames == ["app", "device"], "its shape is there again, and the toast gone")
  }

  @Test("pointer positions reach the app through the placement, also when it is scaled down")
  func mapping() throws {
    let tester = SessionTester(window: Size(width: 800, height: 500), options: hidden)
    tester.session?.perform(.device(.iPadPro12_9Inch))
    tester.update()
    let layer = try #require(tester.stack.layer(named: "app"))
    #expect(layer.placement.zoom < 0.4)
    #expect(tester.click("Press"))
    #expect(tester.home.presses == 1)
  }

  @Test("follows the window until a device is chosen, and at odd sizes too")
  func window() {
    let tester = SessionTester(options: hidden)
    for (width, height) in [(1.0, 1.0), (321, 243), (320, 240), (2000, 1500)] {
      tester.resizeWindow(width, height)
      #expect(tester.app.size == Size(width: width, height: height))
      tester.session?.perform(.toggle)
      tester.update()
    }
  }

  @Test("dark, direction and text size reach the app")
  func display() {
    let tester = SessionTester(options: hidden)
    for command in [DebugCommand.dark(true), .rightToLeft(true), .textScale(1.5)] {
      tester.session?.perform(command)
    }
    tester.update()
    #expect(tester.app.configuration.colorScheme == .dark)
    #expect(tester.app.configuration.layoutDirection == .rightToLeft)
    #expect(tester.app.configuration.textScale == 1.5)
  }
}

@Suite("The menu's rows")
struct SessionRowTests {
  private func tester(_ count: Int, window: Size = Size(width: 1280, height: 800)) -> SessionTester
  {
    SessionTester(window: window, options: hidden) { controller in
      controller.addValue(.appVersion, toSection: .app)
      for index in 0..<count {
        controller.addValue(
          DebugValue(id: "v\(index)", label: "Value \(index)", value: "\(index)!"),
          toSection: .app)
      }
    }
  }

  @Test("in sight are filled in the menu's first frame")
  func firstFrame() {
    let tester = tester(3, window: Size(width: 1280, height: 1100))
    tester.session?.perform(.open)
    #expect(tester.labels(in: "menu").contains("Value 2"))
    #expect(tester.labels(in: "menu").contains("2!"))
    #expect(tester.labels(in: "menu").contains("1.0.0"))
  }

  @Test("are read once per showing, and those out of sight when they come into view")
  func reading() {
    var reads = 0
    let window = Size(width: 1280, height: 1200)
    let tester = SessionTester(window: window, options: hidden) { controller in
      for index in 0..<500 {
        controller.addValue(
          DebugValue(id: "\(index)", label: "V\(index)") {
            reads += 1
            return index
          }, toSection: .app)
      }
    }
    #expect(reads == 0)
    tester.session?.perform(.open)
    tester.update()
    let first = reads
    #expect(first > 5 && first < 60)
    tester.update()
    #expect(reads == first)
    tester.send(.wheel(WheelEvent(position: Point(x: 1100, y: 400), delta: Point(x: 0, y: 9000))))
    #expect(reads > first && reads < 2 * first + 20)
    tester.session?.perform(.close)
    tester.session?.perform(.open)
    tester.update()
    #expect(reads >= 2 * first)
  }

  @Test("of a hundred thousand are built only in sight, at the top, in the middle and at the end")
  func many() throws {
    let tester = tester(100_000)
    tester.session?.perform(.open)
    tester.update()
    #expect(tester.labels(in: "menu").count < 200)
    for _ in 0..<40 { try tester.key("pagedown") }
    let selected = tester.session?.menu.selectedRow?.label
    #expect(selected.map { tester.labels(in: "menu").contains($0) } == true)
    try tester.key("end")
    let last = Catalog.builtIn.devices(in: Catalog.builtIn.families.last ?? .iPhone).last
    #expect(tester.session?.menu.selectedRow?.label == last?.name)
    #expect(last.map { tester.labels(in: "menu").contains($0.name) } == true)
    tester.type("value 77777")
    #expect(tester.labels(in: "menu").contains("77777!"))
  }

  @Test(
    "are all reached and shown by keys alone, in any window down to 320 by 240",
    arguments: [Size(width: 320, height: 240), Size(width: 1280, height: 800)])
  func keyboard(window: Size) throws {
    let catalog = try Catalog(Array(Device.allCases.prefix(20)))
    let tester = SessionTester(window: window, options: hidden, catalog: catalog)
    try tester.key("ctrl+alt+z")
    let items = tester.session?.menu.sections.reduce(0) { $0 + $1.items.count } ?? 0
    var seen: Set<MenuRow.ID> = []
    for _ in 0..<items {
      try tester.key("down")
      guard let row = tester.session?.menu.selectedRow else { continue }
      seen.insert(row.id)
      let layer = tester.stack.scriptLayers().last
      #expect(layer?.target(labelled: row.label) != nil, "\(row.label)")
    }
    #expect(seen.count == items && items >= 27)
  }

  @Test("are not evaluated anew when only the selection moves, and nothing is due at rest")
  func selection() throws {
    let tester = tester(10)
    try tester.key("ctrl+alt+z")
    try tester.key("down")
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    let before = surface.evaluationCount
    try tester.key("down")
    #expect(surface.evaluationCount - before < 12)
    _ = tester.stack.composition()
    #expect(tester.stack.nextDeadline == nil)
    #expect(!tester.stack.needsUpdate && !tester.stack.needsDisplay)
  }

  @Test("flip and move by keys")
  func controls() throws {
    let tester = tester(0)
    try tester.key("ctrl+alt+z")
    tester.type("dark")
    try tester.key("return")
    #expect(tester.app.configuration.colorScheme == .dark)
    try tester.key("left")
    #expect(tester.app.configuration.colorScheme == .light)
    #expect(tester.session?.isMenuOpen == true)
  }

  @Test("flip by a click")
  func toggles() {
    let tester = tester(0)
    tester.session?.perform(.open)
    tester.update()
    #expect(tester.click("Dark"))
    #expect(tester.app.configuration.colorScheme == .dark)
    #expect(tester.click("Rotate"))
    #expect(tester.app.size == Size(width: 800, height: 1280))
    #expect(tester.session?.isMenuOpen == true)
  }

  @Test("come and go with the app's items while the menu is open")
  func live() {
    let tester = tester(1)
    tester.session?.perform(.open)
    tester.update()
    tester.controller.addValue(
      DebugValue(id: "new", label: "Newcomer", value: "here"), toSection: .app)
    tester.update()
    #expect(tester.labels(in: "menu").contains("Newcomer"))
    #expect(tester.labels(in: "menu").contains("here"))
  }
}

@Suite("Resizing by hand")
struct ResizerTests {
  private func tester(window: Size = Size(width: 1280, height: 800)) -> SessionTester {
    let tester = SessionTester(window: window, options: hidden)
    tester.session?.perform(.open)
    tester.update()
    #expect(tester.click("Resize"))
    return tester
  }

  @Test("closes the menu and shows the bar at the window's edge", arguments: [320, 600, 1280])
  func bar(width: Int) {
    let tester = tester(window: Size(width: Double(width), height: 480))
    #expect(tester.layerNames == ["app", "frame", "resizer"])
    for label in ["Width", "Height", "Size", "Reset", "Done"] {
      let frame = tester.frame(of: label, in: "resizer")
      #expect(frame != nil, "\(label)")
      #expect(
        frame.map { $0.minX >= 0 && $0.maxX <= Double(width) } == true,
        "\(label) \(frame.debugDescription)")
    }
  }

  @Test("the thumb moves the app in the same turn, also out of the window, centred at each step")
  func drag() throws {
    let tester = tester()
    let slider = try #require(tester.frame(of: "Width", in: "resizer"))
    tester.send(.pointer(PointerEvent(phase: .down, position: slider.center)))
    for x in [slider.midX - 20, slider.midX + 30, -500, 99_999] {
      tester.send(.pointer(PointerEvent(phase: .moved, position: Point(x: x, y: 9999))))
      let layer = try #require(tester.stack.layer(named: "app"))
      let size = tester.app.size
      #expect(size.height == 800)
      #expect(layer.placement.origin.x == (1280 - size.width * layer.placement.zoom) / 2)
    }
    #expect(tester.app.size.width == tester.session?.size.range.upperBound)
    tester.send(.pointer(PointerEvent(phase: .up, position: .zero, isPressed: false)))
  }

  @Test("arrow keys step by 1, with Shift by 10")
  func keys() throws {
    let tester = tester()
    try tester.key("left")
    #expect(tester.app.size == Size(width: 1279, height: 800))
    try tester.key("shift+left")
    #expect(tester.app.size == Size(width: 1269, height: 800))
  }

  @Test("an exact size can be typed, and what is none is refused in place")
  func typed() throws {
    let tester = tester()
    #expect(tester.click("Size"))
    try tester.key("ctrl+a")
    tester.type("390x844")
    try tester.key("return")
    #expect(tester.app.size == Size(width: 390, height: 844))
    try tester.key("ctrl+a")
    tester.type("12x")
    try tester.key("return")
    #expect(tester.app.size == Size(width: 390, height: 844))
    #expect(tester.labels(in: "resizer").contains { $0.contains("each 1 to") })
  }

  @Test("what was typed and refused is gone when the bar comes again or the size changes")
  func refusedAndLeft() throws {
    let tester = tester()
    func refuse() throws {
      #expect(tester.click("Size"))
      try tester.key("ctrl+a")
      tester.type("12x")
      try tester.key("return")
      #expect(tester.labels(in: "resizer").contains { $0.contains("each 1 to") })
    }
    try refuse()
    try tester.key("escape")
    tester.session?.perform(.resize)
    tester.update()
    #expect(!tester.labels(in: "resizer").contains { $0.contains("each 1 to") })
    try refuse()
    tester.session?.perform(.device(.iPhone8))
    tester.update()
    #expect(!tester.labels(in: "resizer").contains { $0.contains("each 1 to") })
  }

  @Test("Escape takes the bar away also when the window's width has laid it out anew")
  func relaid() throws {
    let tester = tester()
    tester.resizeWindow(600, 500)
    try tester.key("escape")
    #expect(tester.layerNames == ["app"])
  }

  @Test("the toast of Reset stands above the bar", arguments: [320, 600, 1280])
  func toast(width: Int) throws {
    let tester = tester(window: Size(width: Double(width), height: 480))
    tester.session?.perform(.device(.iPhone8))
    tester.session?.perform(.reset)
    tester.update()
    let toast = try #require(tester.stack.layer(named: "toast")).frame
    let bar = try #require(tester.stack.layer(named: "resizer")).frame
    #expect(toast.maxY <= bar.minY)
  }

  @Test("presses on the bar do not fall through, and Done and Escape take it away")
  func done() throws {
    let tester = tester()
    let bar = try #require(tester.stack.layer(named: "resizer")).frame
    #expect(
      tester.send(
        .pointer(PointerEvent(phase: .down, position: Point(x: bar.minX + 2, y: bar.midY))))
        == .consumed)
    tester.send(.pointer(PointerEvent(phase: .up, position: .zero, isPressed: false)))
    #expect(tester.click("Done"))
    #expect(tester.layerNames == ["app"])
    tester.session?.perform(.resize)
    tester.update()
    try tester.key("escape")
    #expect(tester.layerNames == ["app"])
  }
}
