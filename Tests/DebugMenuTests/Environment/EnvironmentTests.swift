import AppSurface
import Testing

@testable import DebugMenu

@Suite struct EnvironmentTests {
  private let textSize = DebugItemID(
    section: BuiltInSections.display, item: BuiltInSections.Display.textScale.rawValue)

  private func row(_ id: BuiltInSections.Display, of session: DebugSession) -> MenuRow? {
    let menu = session.menu
    let id = DebugItemID(section: BuiltInSections.display, item: id.rawValue)
    return menu.offset(of: id).map { menu.row(at: $0) }
  }

  @Test func `commands set what the person brings, and the state tells it`() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    for command in [
      DebugCommand.dark(true), .increaseContrast(true), .reduceMotion(true), .rightToLeft(true),
      .textScale(1.95), .pseudoLocale([.accented, .bracketed]), .device(.iPadAir),
    ] { session.perform(command) }
    tester.update()
    let configuration = tester.app.configuration
    #expect(configuration.colorScheme == .dark)
    #expect(configuration.contrast == .increased)
    #expect(configuration.reduceMotion)
    #expect(configuration.layoutDirection == .rightToLeft)
    #expect(configuration.dynamicTypeSize == .accessibility2)
    #expect(configuration.pseudoLocale == [.accented, .bracketed])
    #expect(configuration.deviceKind == .pad)
    let app = try #require(session.exportState()["app"])
    #expect(app["textSize"] == "accessibility2")
    #expect(app["contrast"] == "increased")
    #expect(app["reduceMotion"] == .bool(true))
    #expect(app["pseudoLocale"] == "accented+bracketed")
    #expect(app["deviceKind"] == "pad")
    session.perform(.textScale(1.6))
    #expect(session.exportState()["app"]?["textSize"] == .null)
  }

  @Test func `a session starts with what the app's surface already has`() {
    let stack = LayerStack(services: HostServices(), windowSize: Size(width: 900, height: 700))
    var configuration = SurfaceConfiguration(size: Size(width: 900, height: 700))
    configuration.contrast = .increased
    configuration.reduceMotion = true
    configuration.pseudoLocale = .lengthened
    let surface = Surface(
      root: HostingScreen(rootView: Text("a")), configuration: configuration,
      services: HostServices())
    stack.add(Layer(name: "app", level: 0, surface: surface))
    let session = DebugSession(surface: surface)
    stack.update(at: .zero)
    #expect(surface.configuration.contrast == .increased)
    #expect(surface.configuration.reduceMotion)
    #expect(surface.configuration.pseudoLocale == .lengthened)
    session.stop()
  }

  @Test func `the keys step the text size through its twelve names`() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.open)
    session.perform(.textScale(0.8))
    session.store.model.selection = textSize
    var names = [row(.textScale, of: session)?.value]
    for _ in 0..<14 {
      try tester.key("right")
      names.append(row(.textScale, of: session)?.value)
    }
    let titles = DynamicTypeSize.allCases.map { Optional($0.title) }
    #expect(Array(names.prefix(12)) == titles)
    #expect(names.dropFirst(12).allSatisfy { $0 == "Accessibility 5" })
    session.perform(.textScale(1.6))
    #expect(row(.textScale, of: session)?.value == "1.6 ×")
    try tester.key("left")
    #expect(tester.app.configuration.dynamicTypeSize == .xxxLarge)
  }

  @Test func `sliding shows the name of the step under the hand`() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.open)
    _ = session.reveal(label: "Text Size")
    tester.update()
    let menu = try #require(tester.stack.layer(named: "menu"))
    func sliderFrame() -> Rect? {
      let entry = menu.surface.snapshot().entries.first {
        $0.role == .slider && $0.label == "Text Size"
      }
      return entry.map { menu.placement.toWindow($0.frame) }
    }
    let slider = try #require(sliderFrame())
    tester.send(.pointer(PointerEvent(phase: .down, position: slider.center)))
    var seen: Set<String> = []
    for x in stride(from: slider.minX - 5, through: slider.maxX + 5, by: 2) {
      let point = Point(x: x, y: slider.midY)
      tester.send(.pointer(PointerEvent(phase: .moved, position: point)))
      let title = try #require(row(.textScale, of: session)?.value)
      #expect(tester.labels(in: "menu").contains(title))
      #expect(sliderFrame() == slider, "the slider moved: \(title)")
      seen.insert(title)
    }
    #expect(seen == Set(DynamicTypeSize.allCases.map(\.title)))
  }

  @Test func `a control takes the name of a step as well as its factor`() {
    let menu = MenuModel(
      catalog: .builtIn, items: [],
      settings: MenuSettings(resize: ResizeState(window: Size(width: 9, height: 9))))
    #expect(menu.command(setting: textSize, to: .text("xLarge")) == .textScale(1.1))
    #expect(menu.command(setting: textSize, to: .text("1.5")) == .textScale(1.5))
    #expect(menu.command(setting: textSize, to: .number(1.5)) == .textScale(1.5))
    let language = DebugItemID(section: BuiltInSections.display, item: "pseudoLocale")
    #expect(menu.command(setting: language, to: .text("Accented")) == .pseudoLocale(.accented))
  }

  @Test func `a row that has no effect on this app is off and says why`() throws {
    let stack = LayerStack(services: HostServices(), windowSize: Size(width: 900, height: 700))
    let plain = Surface(
      root: HostingScreen(rootView: Text(verbatim: "still")),
      configuration: SurfaceConfiguration(size: stack.windowSize), services: HostServices())
    stack.add(Layer(name: "app", level: 0, surface: plain))
    let session = DebugSession(surface: plain)
    stack.update(at: .zero)
    session.perform(.open)
    stack.update(at: .zero)
    for id in [BuiltInSections.Display.reduceMotion, .pseudoLocale] {
      let found = try #require(row(id, of: session))
      #expect(found.inert == "the app never asks for it")
      #expect(found.command == nil)
    }
    #expect(row(.dark, of: session)?.inert == nil)
    session.store.model.selection = DebugItemID(
      section: BuiltInSections.display, item: "reduceMotion")
    #expect(session.menu.selectedCommand == nil)
    #expect(session.menu.adjustment(by: 1) == nil)
    let shown = stack.scriptLayers().last?.labels ?? []
    #expect(shown.contains("the app never asks for it"))
    session.stop()

    // An app that scrolls does ask.
    let tester = SessionTester()
    let scrolling = try #require(tester.session)
    #expect(row(.reduceMotion, of: scrolling)?.inert == nil)
  }

  @Test func `with reduced motion a toast comes and goes at once`() throws {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.reduceMotion(true))
    session.perform(.device(.iPhone8))
    session.perform(.reset)
    tester.update()
    #expect(session.store.toastOpacity == 1)
    let toast = try #require(session.store.state.toast)
    // Nothing is planned between its coming and its end.
    #expect(tester.stack.nextDeadline == toast.end)
    tester.wait(toast.end - tester.clock.time - .milliseconds(1))
    #expect(session.store.toastOpacity == 1)
    tester.wait(.milliseconds(2))
    #expect(session.store.state.toast == nil && !tester.layerNames.contains("toast"))
  }

  @Test func `the tools themselves take part in contrast and motion, not in the made-up language`()
    throws
  {
    let tester = SessionTester()
    let session = try #require(tester.session)
    session.perform(.increaseContrast(true))
    session.perform(.pseudoLocale(.all))
    session.perform(.open)
    tester.update()
    let menu = try #require(tester.stack.layer(named: "menu")).surface
    #expect(menu.configuration.contrast == .increased)
    #expect(menu.configuration.pseudoLocale == [])
    #expect(tester.labels(in: "menu").contains("Debug Menu"))
    #expect(tester.labels(in: "app").contains { $0.hasPrefix("[") })
  }
}
