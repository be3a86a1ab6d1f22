import AppSurface
import Testing

@testable import DebugMenu

@Suite("The viewer of screen names")
struct ScreenNameViewerTests {
  @Test("started later shows what is showing already, and started twice changes its looks only")
  func late() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation, isStarted: false)
    navigation.push(HostingScreen(rootView: Text("x").trackScreenName("Route")))
    navigation.present(SecondScreen())
    #expect(tester.shown == [])
    tester.start()
    #expect(tester.shown == ["SecondScreen", "Route"])
    let first = tester.viewer
    tester.start { $0.route.enabled = false }
    #expect(tester.viewer === first)
    #expect(tester.shown == ["SecondScreen"])
    #expect(tester.stack.layers.count == 2)
  }

  @Test("started before its surface stands in a stack shows when it does, unless it was stopped")
  func early() {
    for isStopped in [false, true] {
      let stack = LayerStack(services: HostServices(), windowSize: Size(width: 300, height: 300))
      let surface = Surface(
        root: FirstScreen(), configuration: SurfaceConfiguration(size: stack.windowSize),
        services: stack.services)
      let viewer = ScreenNameViewer.start(on: surface)
      if isStopped { viewer.stop() }
      stack.add(Layer(name: "app", level: 0, surface: surface))
      stack.update(at: .zero)
      #expect(stack.layers.map(\.name) == (isStopped ? ["app"] : ["app", "screen-names"]))
      #expect(isStopped || stack.scriptLayers().last?.labels == ["FirstScreen"])
    }
  }

  @Test("not enabled hooks nothing")
  func disabled() {
    let tester = NameTester(FirstScreen(), isStarted: false)
    tester.start(enabled: false) { $0.verticalPosition = .bottom }
    #expect(tester.shown == [] && tester.stack.layers.map(\.name) == ["app"])
    #expect(tester.viewer?.configuration.verticalPosition == .bottom)
    #expect(tester.surface.rootElement?.attachments.isEmpty ?? true)
    #expect(tester.viewer?.screens.isEmpty == true)
  }

  @Test("stopped leaves no trace, draws no pending update, and started again shows what shows then")
  func stop() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    #expect(tester.tap("FirstScreen"))
    navigation.push(SecondScreen())
    tester.surface.update()
    tester.viewer?.stop()
    #expect(tester.stack.layers.map(\.name) == ["app"])
    #expect(tester.stack.composition().layers.count == 1)
    #expect(tester.surface.rootElement?.attachments.isEmpty == true)
    #expect(tester.viewer?.labels.isEmpty == true && tester.viewer?.screens.isEmpty == true)
    #expect(tester.stack.nextDeadline == nil)
    navigation.push(ThirdScreen())
    #expect(tester.shown == [])
    tester.start()
    #expect(tester.shown == ["ThirdScreen"])
  }

  @Test("is owned by its surface, and goes with it")
  func ownership() {
    weak let viewer = NameTester(FirstScreen()).viewer
    #expect(viewer == nil)
    let stack = LayerStack(services: HostServices(), windowSize: Size(width: 100, height: 100))
    func play() {
      let app = Layer(
        name: "app", level: 0,
        surface: Surface(
          root: FirstScreen(), configuration: SurfaceConfiguration(size: stack.windowSize),
          services: stack.services))
      stack.add(app)
      ScreenNameViewer.start(on: app.surface)
      #expect(stack.layers.count == 2)
      stack.remove(app)
    }
    play()
    #expect(stack.layers.isEmpty)
  }

  @Test("keeps none of ten thousand screens that were shown and dropped")
  func manyScreens() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    weak var last: Screen?
    for index in 0..<10_000 {
      let screen = SecondScreen()
      last = screen
      navigation.push(screen)
      tester.surface.update()
      #expect(tester.viewer?.labels.name(.screen) == "SecondScreen")
      navigation.pop()
      tester.surface.update()
      if index % 1000 == 0 { #expect(tester.viewer?.screens.count == 2) }
    }
    #expect(last == nil)
    #expect(tester.shown == ["FirstScreen"])
    // The navigation itself has appeared too, though it is never named.
    #expect(tester.viewer?.screens.count == 2)
  }

  @Test("reads its labels once a turn however much changes, and not at all when nothing does")
  func effort() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    _ = tester.shown
    let first = tester.readCount
    for _ in 0..<50 { tester.stack.update(at: .zero) }
    #expect(tester.readCount == first && !tester.stack.needsUpdate)
    _ = tester.stack.composition()
    #expect(!tester.stack.needsDisplay)
    for _ in 0..<20 {
      navigation.push(SecondScreen())
      tester.surface.update()
    }
    tester.stack.update(at: .zero)
    #expect(tester.readCount == first + 1)
  }

  @Test("draws nothing anew where another screen bears the same name")
  func sameName() throws {
    let tabs = TabScreen(
      tabs: [FirstScreen(), FirstScreen()].map {
        TabScreen.Tab(screen: $0, title: "tab", systemImage: "circle")
      })
    let tester = NameTester(tabs)
    _ = tester.shown
    let labels = try #require(tester.stack.layer(named: "screen-names")).surface
    let (evaluated, placed) = (labels.evaluationCount, labels.placementCount)
    tabs.select(1)
    _ = tester.shown
    // The addresses differ, so the labels are evaluated; nothing moves.
    #expect(labels.evaluationCount > evaluated && labels.placementCount <= placed + 4)
  }

  @Test("shows nothing while it is hidden, and what shows then when it is seen again")
  func visibility() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    _ = tester.shown
    tester.viewer?.isVisible = false
    let count = tester.readCount
    for _ in 0..<10 {
      navigation.push(SecondScreen())
      #expect(tester.shown == [])
    }
    #expect(tester.readCount == count)
    tester.viewer?.isVisible = true
    #expect(tester.shown == ["SecondScreen"])
  }
}
