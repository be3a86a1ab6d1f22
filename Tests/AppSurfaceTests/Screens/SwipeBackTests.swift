import AppSurface
import AppSurfaceTesting
import Testing

/// Going back by a swipe from the edge, which may be taken back in the middle.
@Suite struct SwipeBackTests {
  private let journal = Journal()

  private func pushed(
    _ direction: LayoutDirection = .leftToRight
  ) -> (NavigationScreen, SurfaceTester) {
    let navigation = NavigationScreen(root: LoggedScreen("a", journal))
    navigation.push(
      LoggedScreen("b", journal, view: AnyView(Button("Press") { journal.note("!") })))
    let tester = SurfaceTester(
      screen: navigation,
      configuration: SurfaceConfiguration(
        size: Size(width: 320, height: 480), layoutDirection: direction))
    _ = journal.take()
    return (navigation, tester)
  }

  @Test func `a swipe past the middle goes back, in the order of UIKit`() {
    let (navigation, tester) = pushed()
    tester.pointer(.down, Point(x: 5, y: 300))
    #expect(journal.take().isEmpty)
    tester.pointer(.moved, Point(x: 40, y: 302))
    #expect(journal.take() == ["b will go", "a will appear"])
    tester.pointer(.moved, Point(x: 200, y: 302))
    #expect(journal.take().isEmpty)
    #expect(tester.visibleTexts.contains("a"))
    tester.pointer(.up, Point(x: 200, y: 302))
    #expect(journal.take() == ["b went", "a appeared"])
    #expect(navigation.screens.count == 1)
  }

  @Test func `a swipe taken back leaves everything as it was`() {
    let (navigation, tester) = pushed()
    let before = tester.surface.snapshot()
    var told: [String] = []
    _ = tester.surface.addScreenObserver { event in
      if case .appeared(let screen as LoggedScreen) = event { told.append("+\(screen.name)") }
      if case .disappeared(let screen as LoggedScreen) = event { told.append("-\(screen.name)") }
    }
    let endings: [(SurfaceTester) -> Void] = [
      { $0.pointer(.up, Point(x: 150, y: 300)) },
      { $0.pointer(.cancelled, Point(x: 300, y: 300)) },
      { $0.send(.window(.focusLost)) },
      { $0.send(.window(.hidden)) },
    ]
    for end in endings {
      tester.pointer(.down, Point(x: 5, y: 300))
      tester.pointer(.moved, Point(x: 150, y: 300))
      #expect(tester.surface.snapshot() != before)
      #expect(journal.take() == ["b will go", "a will appear"])
      end(tester)
      #expect(journal.take() == ["a will go", "a went", "b will appear", "b appeared"])
      #expect(navigation.screens.count == 2 && navigation.visibleScreen?.isVisible ?? false)
      #expect(tester.surface.snapshot() == before)
      tester.pointer(.up, Point(x: 300, y: 300))
    }
    // Nobody came and nobody went.
    #expect(told.isEmpty)
    tester.tap("Press")
    #expect(journal.take() == ["!"])
  }

  @Test func `what code does in the middle of a swipe counts, and the swipe is over`() {
    let (navigation, tester) = pushed()
    tester.pointer(.down, Point(x: 5, y: 300))
    tester.pointer(.moved, Point(x: 100, y: 300))
    _ = journal.take()
    navigation.push(LoggedScreen("c", journal))
    tester.surface.update()
    #expect(journal.take() == ["a will go", "a went", "c will appear", "b went", "c appeared"])
    tester.pointer(.moved, Point(x: 310, y: 300))
    tester.pointer(.up, Point(x: 310, y: 300))
    #expect(navigation.screens.count == 3)
    #expect(journal.take().isEmpty)
    tester.pointer(.down, Point(x: 5, y: 300))
    tester.pointer(.moved, Point(x: 100, y: 300))
    _ = journal.take()
    navigation.pop()
    tester.surface.update()
    #expect(journal.take() == ["c went", "b appeared"])
    tester.pointer(.up, Point(x: 310, y: 300))
    #expect(navigation.screens.count == 2)
  }

  @Test func `a navigation that is taken away in the middle of a swipe keeps nothing half done`() {
    let navigation = NavigationScreen(root: LoggedScreen("a", journal))
    navigation.push(LoggedScreen("b", journal))
    let tabs = TabScreen(tabs: [
      TabScreen.Tab(screen: navigation, title: "One", systemImage: "gear")
    ])
    let tester = SurfaceTester(
      screen: tabs, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
    tester.pointer(.down, Point(x: 5, y: 300))
    tester.pointer(.moved, Point(x: 100, y: 300))
    _ = journal.take()
    tabs.setTabs([])
    tester.surface.update()
    #expect(journal.take() == ["a will go", "a went", "b went"] || !navigation.isVisible)
    tester.pointer(.up, Point(x: 310, y: 300))
    #expect(navigation.screens.count == 2)
  }

  @Test func `a swipe begins at the edge where lines begin, and goes inwards`() {
    let (navigation, tester) = pushed()
    tester.drag(from: Point(x: 60, y: 300), to: Point(x: 310, y: 300))
    tester.drag(from: Point(x: 5, y: 300), to: Point(x: 20, y: 460))
    tester.drag(from: Point(x: 315, y: 300), to: Point(x: 5, y: 300))
    #expect(navigation.screens.count == 2)
    let (other, mirrored) = pushed(.rightToLeft)
    mirrored.drag(from: Point(x: 5, y: 300), to: Point(x: 310, y: 300))
    #expect(other.screens.count == 2)
    mirrored.drag(from: Point(x: 315, y: 300), to: Point(x: 100, y: 300))
    #expect(other.screens.count == 1)
  }

  @Test func `the root cannot be swiped away`() {
    let navigation = NavigationScreen(root: LoggedScreen("a", journal))
    let tester = SurfaceTester(
      screen: navigation, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
    _ = journal.take()
    tester.drag(from: Point(x: 5, y: 300), to: Point(x: 310, y: 300))
    #expect(journal.take().isEmpty && navigation.screens.count == 1)
  }

  private struct Linked: View {
    @State private var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root \(path.count)").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test func `the path of a declared stack follows a swipe`() {
    let tester = SurfaceTester(Linked())
    tester.drag(from: Point(x: 5, y: 300), to: Point(x: 100, y: 300))
    #expect(tester.visibleTexts.contains("page 2"))
    tester.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 300))
    #expect(tester.visibleTexts.contains("page 1"))
    tester.drag(from: Point(x: 5, y: 300), to: Point(x: 300, y: 300))
    #expect(tester.visibleTexts.contains("root 0"))
  }
}
