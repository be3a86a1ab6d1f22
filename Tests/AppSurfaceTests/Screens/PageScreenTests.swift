import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct PageScreenTests {
  private let journal = Journal()

  private func pages(
    _ names: [String] = ["a", "b", "c"], direction: LayoutDirection = .leftToRight
  ) -> (PageScreen, SurfaceTester) {
    let screen = PageScreen(pages: names.map { LoggedScreen($0, journal) })
    let tester = SurfaceTester(
      screen: screen,
      configuration: SurfaceConfiguration(
        size: Size(width: 320, height: 480), layoutDirection: direction))
    _ = journal.take()
    return (screen, tester)
  }

  @Test func `a swipe brings the next page, one taken back leaves everything as it was`() {
    let (screen, tester) = pages()
    tester.pointer(.down, Point(x: 200, y: 200))
    tester.pointer(.moved, Point(x: 150, y: 200))
    #expect(journal.take() == ["a will go", "b will appear"])
    tester.pointer(.up, Point(x: 150, y: 200))
    #expect(journal.take() == ["b will go", "b went", "a will appear", "a appeared"])
    #expect(screen.selectedIndex == 0)
    tester.drag(from: Point(x: 200, y: 200), to: Point(x: 50, y: 200))
    #expect(journal.take() == ["a will go", "b will appear", "a went", "b appeared"])
    #expect(screen.selectedIndex == 1)
    // From one neighbour over to the other.
    tester.pointer(.down, Point(x: 160, y: 200))
    tester.pointer(.moved, Point(x: 100, y: 200))
    tester.pointer(.moved, Point(x: 300, y: 200))
    tester.pointer(.up, Point(x: 300, y: 200))
    #expect(
      journal.take() == [
        "b will go", "c will appear", "c will go", "c went", "b will appear", "b appeared",
        "b will go", "a will appear", "b went", "a appeared",
      ])
    #expect(screen.topScreen === screen.pages[0])
  }

  @Test func `beyond the first and the last page there is none`() {
    let (screen, tester) = pages()
    tester.drag(from: Point(x: 50, y: 200), to: Point(x: 310, y: 200))
    #expect(screen.selectedIndex == 0 && journal.take().isEmpty)
    screen.select(2)
    tester.surface.update()
    _ = journal.take()
    tester.drag(from: Point(x: 310, y: 200), to: Point(x: 10, y: 200))
    #expect(screen.selectedIndex == 2 && journal.take().isEmpty)
    screen.select(7)
    tester.surface.update()
    #expect(screen.selectedIndex == nil && screen.topScreen === screen)
    tester.drag(from: Point(x: 310, y: 200), to: Point(x: 10, y: 200))
  }

  @Test func `pages follow the direction of lines`() {
    let (screen, tester) = pages(direction: .rightToLeft)
    tester.drag(from: Point(x: 200, y: 200), to: Point(x: 50, y: 200))
    #expect(screen.selectedIndex == 0)
    tester.drag(from: Point(x: 100, y: 200), to: Point(x: 300, y: 200))
    #expect(screen.selectedIndex == 1)
  }

  @Test func `the dots are reached by keyboard and by pointer`() {
    let (screen, tester) = pages()
    tester.key(.tab)
    #expect(tester.surface.focusedElement is PageControlElement)
    #expect(tester.surface.focusedElement?.accessibilityValue == "1 of 3")
    tester.key(.right)
    tester.key(.right)
    tester.key(.right)
    #expect(screen.selectedIndex == 2)
    tester.key(.left)
    #expect(screen.selectedIndex == 1)
    tester.key(.home)
    #expect(screen.selectedIndex == 0)
    let dots = tester.surface.element(labelled: "Page")?.surfaceFrame.center ?? .zero
    tester.tap(dots + Point(x: 15, y: 0))
    #expect(screen.selectedIndex == 1)
    tester.tap(dots - Point(x: 15, y: 0))
    #expect(screen.selectedIndex == 0)
  }

  private struct Paged: View {
    @State private var page = 1
    var body: some View {
      VStack {
        Text("selected \(page)")
        TabView(selection: $page) {
          ForEach(0..<3) { number in Counter(name: "page \(number)").tag(number) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test func `a tab view in page style keeps each page's state, and its binding follows`() {
    let tester = SurfaceTester(Paged())
    tester.tap("page 1: 0")
    tester.drag(from: Point(x: 40, y: 300), to: Point(x: 300, y: 300))
    #expect(tester.visibleTexts.contains("selected 0"))
    tester.drag(from: Point(x: 300, y: 300), to: Point(x: 40, y: 300))
    #expect(tester.visibleTexts.contains("selected 1"))
    #expect(tester.surface.element(labelled: "page 1: 1") != nil)
  }

  @Test func `what scrolls sideways on a page scrolls before the page turns`() {
    let inner = HostingScreen(
      rootView: ScrollView(.horizontal) { Color.red.frame(width: 400, height: 300) })
    let screen = PageScreen(pages: [inner, Screen()])
    let tester = SurfaceTester(
      screen: screen, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
    let swipe = { tester.drag(from: Point(x: 300, y: 200), to: Point(x: 50, y: 200)) }
    swipe()
    #expect(screen.selectedIndex == 0)
    swipe()
    #expect(screen.selectedIndex == 1)
  }
}
