import AppSurface
import Testing

@testable import DebugMenu

private class PageScreen: Screen {
  override var content: AnyView { AnyView(Text("page")) }
}
private final class FirstScreen: PageScreen {}
private final class SecondScreen: PageScreen {}
private final class MiniPlayer: PageScreen {}
private final class AppNavigation: NavigationScreen {}
private final class NamedHost: HostingScreen<HomeView> {}

private struct HomeView: View {
  var body: some View { Text("home").trackScreenName("Tab.Home") }
}
private struct SignedIn: View {
  var body: some View { Text("in") }
}
private struct SignedOut: View {
  var body: some View { Text("out") }
}
private struct Switching: View {
  let isIn: Bool
  var body: some View { if isIn { SignedIn() } else { SignedOut() } }
}
private struct Routed: View {
  let name: String?
  var body: some View { Text("x").trackScreenName(name) }
}
private struct Pathed: View {
  let path: [Int]
  var body: some View { Text("x").trackScreenName(path: path) }
}

/// A surface in a stack with the labels over it.
private final class NameTester {
  let stack: LayerStack
  let surface: Surface
  private(set) var viewer: ScreenNameViewer?

  init(_ root: Screen, isStarted: Bool = true) {
    let services = HostServices()
    stack = LayerStack(services: services, windowSize: Size(width: 400, height: 600))
    surface = Surface(
      root: root, configuration: SurfaceConfiguration(size: Size(width: 400, height: 600)),
      services: services)
    stack.add(Layer(name: "app", level: 0, surface: surface))
    if isStarted { start() }
  }

  func start(_ configure: (inout ScreenNameConfiguration) -> Void = { _ in }) {
    viewer = ScreenNameViewer.start(on: surface, configure)
  }

  /// The labels as they are drawn: screen, child and inner, then the route.
  var shown: [String] {
    stack.update(at: .zero)
    return stack.scriptLayers().first { $0.name == "screen-names" }?.labels ?? []
  }
}

@Suite("The screen-name labels")
struct ScreenNameViewerTests {
  @Test("name the screen that shows, through push and pop, sheet and cover")
  func transitions() {
    let navigation = NavigationScreen(root: FirstScreen())
    let second = SecondScreen()
    let tester = NameTester(navigation)
    #expect(tester.shown == ["FirstScreen"])
    navigation.push(SecondScreen())
    #expect(tester.shown == ["SecondScreen"])
    navigation.pop()
    #expect(tester.shown == ["FirstScreen"])
    navigation.present(second)
    #expect(tester.shown == ["SecondScreen"])
    navigation.dismiss()
    #expect(tester.shown == ["FirstScreen"])
    navigation.present(SecondScreen(), style: .fullScreenCover)
    #expect(tester.shown == ["SecondScreen"])
    navigation.dismiss()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("name neither containers nor an app's own subclass of one, nor an empty one")
  func containers() {
    #expect(NameTester(AppNavigation(root: FirstScreen())).shown == ["FirstScreen"])
    #expect(NameTester(NavigationScreen()).shown == [])
    #expect(NameTester(Screen()).shown == [])
  }

  @Test("name a child that shows beneath its screen, and follow when it is swapped")
  func children() {
    let screen = FirstScreen()
    let tester = NameTester(screen)
    let player = MiniPlayer()
    screen.addChild(player)
    #expect(tester.shown == ["FirstScreen", "MiniPlayer"])
    player.removeFromParent()
    screen.addChild(SecondScreen())
    #expect(tester.shown == ["FirstScreen", "SecondScreen"])
  }

  @Test("name the view that a host shows, beneath the host's own class where it is the app's")
  func hosts() {
    #expect(NameTester(HostingScreen(rootView: HomeView())).shown == ["HomeView", "Tab.Home"])
    #expect(
      NameTester(NamedHost(rootView: HomeView())).shown == ["NamedHost", "HomeView", "Tab.Home"])
    #expect(NameTester(HostingScreen(rootView: Text("only"))).shown == [])
    let wrapped = VStack { HomeView().padding(4).background(Color.red) }
    #expect(NameTester(HostingScreen(rootView: wrapped)).shown == ["HomeView", "Tab.Home"])
  }

  @Test("of a conditional view name the branch that shows and never the other")
  func conditional() {
    let branches = [true, false].map { isIn in
      Group { if isIn { SignedIn() } else { SignedOut() } }
    }
    #expect(NameTester(HostingScreen(rootView: branches[0])).shown == ["SignedIn"])
    #expect(NameTester(HostingScreen(rootView: branches[1])).shown == ["SignedOut"])
  }

  @Test("show the route that appeared last, updated in place, and the previous when it goes")
  func routes() {
    let navigation = NavigationScreen(root: HostingScreen(rootView: Routed(name: "first")))
    let tester = NameTester(navigation)
    #expect(tester.shown == ["Routed", "first"])
    let second = HostingScreen(rootView: Routed(name: "second"))
    navigation.push(second)
    #expect(tester.shown == ["Routed", "second"])
    second.rootView = Routed(name: "changed")
    #expect(tester.shown == ["Routed", "changed"])
    second.rootView = Routed(name: nil)
    #expect(tester.shown == ["Routed"])
    navigation.pop()
    #expect(tester.shown == ["Routed", "first"])
  }

  @Test("show the last element of a path")
  func path() {
    #expect(NameTester(HostingScreen(rootView: Pathed(path: [1, 42]))).shown == ["Pathed", "42"])
    #expect(NameTester(HostingScreen(rootView: Pathed(path: []))).shown == ["Pathed"])
  }

  @Test("started later show what is showing already, and started twice change their looks only")
  func late() {
    let tester = NameTester(HostingScreen(rootView: HomeView()), isStarted: false)
    #expect(tester.shown == [])
    tester.start()
    #expect(tester.shown == ["HomeView", "Tab.Home"])
    let first = tester.viewer
    tester.start { $0.route.enabled = false }
    #expect(tester.viewer === first)
    #expect(tester.shown == ["HomeView"])
    #expect(tester.stack.layers.count == 2)
  }

  @Test("stopped leave no trace, and started again show what shows then")
  func stop() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    tester.viewer?.stop()
    #expect(tester.stack.layers.map(\.name) == ["app"])
    navigation.push(SecondScreen())
    #expect(tester.shown == [])
    tester.start()
    #expect(tester.shown == ["SecondScreen"])
  }

  @Test("are owned by their surface and keep no screen alive")
  func ownership() {
    weak let viewer = NameTester(FirstScreen()).viewer
    #expect(viewer == nil)
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    weak var last: Screen?
    for _ in 0..<50 {
      let screen = SecondScreen()
      last = screen
      navigation.push(screen)
      _ = tester.shown
      navigation.pop()
      _ = tester.shown
    }
    #expect(last == nil)
  }

  @Test("let every press through")
  func touches() {
    let tester = SessionTester()
    let frame = tester.frame(of: "SessionTester.HomeScreen", in: "screen-names")
    #expect(frame != nil)
    tester.click(frame?.center ?? .zero)
    #expect(tester.stack.layer(named: "screen-names")?.eventPolicy == .transparent)
  }

  @Test("stand 8 from the safe sides and 4 from the edge, at the top or at the bottom")
  func place() {
    let tester = NameTester(FirstScreen())
    _ = tester.shown
    func frame() -> Rect? {
      tester.stack.update(at: .zero)
      return tester.stack.layers.last?.surface.element(labelled: "FirstScreen")?.visibleRect
    }
    #expect(frame()?.minX == 14 && frame()?.minY == 6)
    tester.viewer?.configuration.verticalPosition = .bottom
    #expect(frame()?.maxY == 594)
  }
}
