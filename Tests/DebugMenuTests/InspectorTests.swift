import AppSurface
import Testing

@testable import DebugMenu

@Suite("The inspector")
struct InspectorTests {
  private func inspecting() throws -> (SessionTester, DebugSession) {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.inspect)
    tester.update()
    return (tester, session)
  }

  private func move(_ tester: SessionTester, to point: Point) {
    tester.send(
      .pointer(PointerEvent(phase: .moved, position: point, isPressed: false)))
  }

  private func center(_ label: String, _ tester: SessionTester) throws -> Point {
    try #require(tester.frame(of: label, in: "app")).center
  }

  @Test("a row of the menu begins it, Escape ends it")
  func comesAndGoes() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.open)
    tester.type("inspect")
    #expect(session.menu.selectedRow?.label == "Inspect")
    try tester.key("enter")
    #expect(tester.layerNames.contains("inspector"))
    #expect(!session.isMenuOpen)
    try tester.key("escape")
    #expect(!tester.layerNames.contains("inspector"))
    #expect(session.exportState()["inspector"]?["open"] == false)
  }

  @Test("the pointer outlines the element under it and tells where it stands")
  func looks() throws {
    let (tester, session) = try inspecting()
    move(tester, to: try center("Line 3", tester))
    let state = try #require(session.exportState()["inspector"])
    #expect(state["element"]?["view"] == "Text" && state["element"]?["type"] == "TextElement")
    #expect(state["label"] == "Line 3")
    #expect(state["call"] == ".introspect(.text, on: .appSurface(.v1)) { text in }")
    #expect(state["ancestors"]?[0]?["view"] == "VStack")
    let inspection = try #require(session.store.state.inspector?.inspection)
    let distances = try #require(inspection.distances)
    let (inner, outer) = (inspection.element.frame, inspection.ancestors[0].frame)
    #expect(distances.left + inner.width + distances.right == outer.width)
    #expect(distances.top + inner.height + distances.bottom == outer.height)
    #expect(inspection.ancestors.map(\.viewName).suffix(2) == ["Screen", "Surface"])
  }

  @Test("the app gets neither presses nor keys meanwhile, but it scrolls")
  func appIsLeftAlone() throws {
    let (tester, session) = try inspecting()
    let point = try center("Press", tester)
    tester.click(point)
    tester.type("x")
    try tester.key("space")
    #expect(tester.home.presses == 0 && tester.home.text.isEmpty)
    #expect(session.store.state.inspector?.isHeld == true)
    let line = try center("Line 3", tester)
    let before = tester.frame(of: "Line 3", in: "app")
    tester.send(.wheel(WheelEvent(position: line, delta: Point(x: 0, y: 20))))
    #expect(tester.frame(of: "Line 3", in: "app")?.minY == before.map { $0.minY - 20 })
    session.perform(.endInspect)
    tester.click(point)
    #expect(tester.home.presses == 1)
  }

  @Test("a click holds the element, another on it lets it go")
  func holds() throws {
    let (tester, session) = try inspecting()
    tester.click(try center("Line 2", tester))
    move(tester, to: try center("Press", tester))
    #expect(session.exportState()["inspector"]?["label"] == "Line 2")
    tester.click(try center("Line 2", tester))
    move(tester, to: try center("Line 4", tester))
    #expect(session.exportState()["inspector"]?["label"] == "Line 4")
  }

  @Test("arrow keys go through the tree, and what they chose stays")
  func steps() throws {
    let (tester, session) = try inspecting()
    move(tester, to: try center("Line 2", tester))
    func view() -> JSONValue? { session.exportState()["inspector"]?["element"]?["view"] }
    func label() -> JSONValue? { session.exportState()["inspector"]?["label"] }
    try tester.key("right")
    #expect(label() == "Line 3")
    try tester.key("left")
    try tester.key("left")
    try tester.key("left")
    try tester.key("left")
    #expect(label() == "Line 0", "the first one stays")
    try tester.key("up")
    try tester.key("up")
    while view() != "ScrollView" { try tester.key("up") }
    #expect(
      session.exportState()["inspector"]?["call"]
        == ".introspect(.scrollView, on: .appSurface(.v1)) { scrollView in }")
    for _ in 0..<20 { try tester.key("up") }
    #expect(view() == "Surface")
    #expect(session.exportState()["inspector"]?["distances"] == .null)
    try tester.key("down")
    #expect(view() == "Screen")
  }

  @Test("the call is copied by key, button and command")
  func copies() throws {
    let (tester, session) = try inspecting()
    tester.click(try center("Press", tester))
    while session.store.state.inspector?.inspection?.element.viewName != "Button" {
      try tester.key("up")
    }
    let call = ".introspect(.button, on: .appSurface(.v1)) { button in }"
    try tester.key("c")
    #expect(tester.stack.services.clipboard() == call)
    #expect(session.exportState()["inspector"]?["copied"] == true)
    tester.stack.services.setClipboard("")
    #expect(tester.click("Copied"))
    #expect(tester.stack.services.clipboard() == call)
    try tester.key("right")
    #expect(session.exportState()["inspector"]?["copied"] == false)
    session.perform(.copyIntrospection)
    #expect(tester.stack.services.clipboard()?.isEmpty == false)
  }

  @Test("the panel covers nothing of the element, and its rows lead outwards")
  func panel() throws {
    let (tester, session) = try inspecting()
    for label in ["Press", "Line 1", "Line 12"] {
      move(tester, to: try center(label, tester))
      let layout = InspectorLayout(session.store.state)
      #expect(!layout.panel.intersects(layout.element ?? .zero))
    }
    #expect(tester.click("Ancestor 1 VStack"))
    #expect(session.store.state.inspector?.inspection?.element.viewName == "VStack")
    #expect(tester.click("End Inspect"))
    #expect(session.store.state.inspector == nil)
  }

  @Test("it works inside sheets and covers", arguments: [true, false])
  func presented(isSheet: Bool) throws {
    let (tester, session) = try inspecting()
    let screen = HostingScreen(rootView: Toggle("In front", isOn: .constant(true)))
    if isSheet {
      tester.home.present(screen)
    } else {
      tester.home.present(screen, style: .fullScreenCover)
    }
    tester.update()
    move(tester, to: try center("In front", tester))
    while session.store.state.inspector?.inspection?.element.viewName != "Toggle" {
      try tester.key("up")
    }
    let ancestors = session.store.state.inspector?.inspection?.ancestors.map(\.viewName) ?? []
    #expect(ancestors.contains(isSheet ? "Sheet" : "FullScreenCover"))
  }

  @Test("an element that goes is told of no more")
  func goes() throws {
    let (tester, session) = try inspecting()
    let screen = HostingScreen(rootView: Text("Short"))
    tester.home.present(screen, style: .fullScreenCover)
    tester.update()
    tester.click(try center("Short", tester))
    #expect(session.store.state.inspector?.inspection?.label == "Short")
    screen.dismiss()
    tester.update()
    move(tester, to: Point(x: 1, y: 1))
    #expect(session.store.state.inspector?.inspection?.label != "Short")
  }

  @Test("what extensions of the kit tell of themselves is in the state")
  func reports() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    #expect(session.exportState()["introspection"] == [])
    tester.app.reports["introspection"] = { [["view": "List", "calls": 1]] }
    #expect(session.exportState()["introspection"]?[0]?["view"] == "List")
  }

  @Test("the outline follows what changes without an event")
  func follows() throws {
    let (tester, session) = try inspecting()
    tester.click(try center("Line 1", tester))
    let before = session.store.state.inspector?.inspection?.element.frame
    func scroll(_ element: Element) -> ScrollElement? {
      (element as? ScrollElement) ?? element.children.lazy.compactMap { scroll($0) }.first
    }
    tester.app.rootElement.flatMap { scroll($0) }?.scroll(to: Point(x: 0, y: 7))
    tester.update()
    let after = session.store.state.inspector?.inspection?.element.frame
    #expect(after?.minY == before.map { $0.minY - 7 })
  }

  @Test("in a small window the panel is flatter rather than over the element")
  func smallWindow() {
    let window = Size(width: 400, height: 700)
    func panel(_ element: Rect) -> Rect {
      let part = Inspection.Part(viewName: "A", typeName: "B", frame: element)
      return InspectorLayout(
        window: window, placement: .identity,
        inspection: Inspection(element: part, label: nil, ancestors: [], call: "")
      ).panel
    }
    for y in [0.0, 100, 200, 300, 400, 500, 600] {
      let element = Rect(x: 0, y: y, width: 400, height: 60)
      let panel = panel(element)
      #expect(!panel.intersects(element), "\(y)")
      #expect(panel.height >= 260)
      #expect(panel.minX >= 0 && panel.minY >= 0 && panel.maxX <= 400 && panel.maxY <= 700)
    }
    let whole = panel(Rect(origin: .zero, size: window))
    #expect(whole.maxY <= 700 && whole.height > 0)
  }

  @Test("the call stands there in full however narrow the window is")
  func narrowWindow() throws {
    for size in [Size(width: 240, height: 420), Size(width: 320, height: 568)] {
      let tester = SessionTester(window: size)
      let session = try #require(tester.session)
      session.perform(.inspect)
      move(tester, to: Point(x: 120, y: 20))
      let call = try #require(session.store.state.inspector?.inspection?.call)
      let entries = tester.stack.layer(named: "inspector")?.surface.snapshot().entries ?? []
      let text = try #require(entries.first { $0.viewName == "Text" && $0.label == call })
      #expect(!text.isTruncated && text.lines.count > 1)
    }
  }

  @Test("the outermost element has no distances to tell")
  func outermost() throws {
    let (tester, session) = try inspecting()
    move(tester, to: try center("Line 2", tester))
    for _ in 0..<20 { try tester.key("up") }
    #expect(session.store.state.inspector?.inspection?.element.viewName == "Surface")
    let entries = tester.stack.layer(named: "inspector")?.surface.snapshot().entries ?? []
    let zeros = entries.filter { $0.viewName == "Text" && $0.label == "0" }
    #expect(zeros.count == 2, "x and y alone")
  }

  @Test("scripts inspect")
  func script() async throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    let stage = session.stage { tester.clock.time = $0 }
    let script = try Script(
      """
      inspect
      move 640 300
      expect inspector.element.view == Text
      inspect parent
      expect inspector.held == true
      inspect child
      expect inspector.element.view == Text
      inspect copy
      expect inspector.copied == true
      key escape
      expect inspector.open == false
      inspect
      inspect off
      expect inspector.open == false
      """, file: "t", vocabulary: Script.Vocabulary(screens: []))
    try await ScriptRunner(stage: stage).run(script)
  }

  @Test("going outwards ends at the root, however far one asks")
  func outwards() throws {
    let (tester, session) = try inspecting()
    move(tester, to: try center("Line 3", tester))
    let ancestors = try #require(session.store.state.inspector?.inspection?.ancestors)
    session.perform(.inspectAncestor(-1))
    #expect(session.store.state.inspector?.inspection?.ancestors.count == ancestors.count)
    session.perform(.inspectAncestor(0))
    #expect(session.store.state.inspector?.inspection?.ancestors.count == ancestors.count - 1)
    session.perform(.inspectAncestor(.max))
    #expect(session.store.state.inspector?.inspection?.ancestors.isEmpty == true)
  }
}
