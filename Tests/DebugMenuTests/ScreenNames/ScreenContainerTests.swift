import AppSurface
import Testing

@testable import DebugMenu

private final class FourthScreen: PlainScreen {}

extension NameTester {
  /// Presses, draws the pointer along and lets go at the end or not yet.
  func drag(_ xs: [Double], y: Double, letsGo: Bool = true) {
    send(.down, Point(x: xs[0], y: y))
    for x in xs.dropFirst() { send(.moved, Point(x: x, y: y)) }
    if letsGo, let last = xs.last { send(.up, Point(x: last, y: y)) }
  }

  func send(_ phase: PointerEvent.Phase, _ point: Point) {
    stack.update(at: clock.time)
    let pointer = PointerEvent(phase: phase, position: point, isPressed: phase != .up)
    _ = stack.send(InputEvent(time: clock.time, kind: .pointer(pointer)))
    stack.update(at: clock.time)
  }
}

@Suite("The screen that the labels name in containers of every kind")
struct ScreenContainerTests {
  @Test("stays while a swipe back goes on, also if it is taken back, and changes when it completes")
  func swipeBack() {
    let navigation = NavigationScreen(root: FirstScreen())
    navigation.push(SecondScreen())
    let tester = NameTester(navigation)
    #expect(tester.shown == ["SecondScreen"])
    let reads = tester.readCount
    tester.drag([2, 40, 150], y: 300, letsGo: false)
    #expect(tester.shown == ["SecondScreen"])
    tester.send(.up, Point(x: 60, y: 300))
    #expect(tester.shown == ["SecondScreen"] && navigation.screens.count == 2)
    tester.drag([2, 40, 350], y: 300)
    #expect(tester.shown == ["FirstScreen"])
    #expect(tester.readCount <= reads + 4)
  }

  @Test("is the details of a split with room, the column that shows of one without")
  func split() {
    let split = SplitScreen(primary: FirstScreen(), secondary: SecondScreen())
    let wide = NameTester(split, size: Size(width: 1000, height: 700))
    #expect(wide.shown == ["SecondScreen"])
    split.navigation(for: .secondary)?.push(ThirdScreen())
    #expect(wide.shown == ["ThirdScreen"])
    split.navigation(for: .primary)?.push(FourthScreen())
    #expect(wide.shown == ["FourthScreen"])
    split.setScreen(SecondScreen(), for: .secondary)
    #expect(wide.shown == ["SecondScreen"])
    let narrow = SplitScreen(primary: FirstScreen(), secondary: SecondScreen())
    let tester = NameTester(narrow, size: Size(width: 390, height: 700))
    #expect(tester.shown == ["FirstScreen"])
    narrow.show(.secondary)
    #expect(tester.shown == ["SecondScreen"])
    narrow.show(.primary)
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("is the page that shows, also by a swipe and one that is taken back")
  func pages() {
    let pages = PageScreen(pages: [FirstScreen(), SecondScreen(), ThirdScreen()])
    let tester = NameTester(pages)
    #expect(tester.shown == ["FirstScreen"])
    pages.select(1)
    #expect(tester.shown == ["SecondScreen"])
    tester.drag([350, 300, 320], y: 300)
    #expect(tester.shown == ["SecondScreen"])
    tester.drag([350, 250, 40], y: 300)
    #expect(tester.shown == ["ThirdScreen"])
  }

  @Test("is what is presented, in every style, and what lies beneath when it goes")
  func styles() {
    for style in Screen.PresentationStyle.allCases {
      for width in [390.0, 1000] {
        let root = NavigationScreen(root: FirstScreen())
        let tester = NameTester(root, size: Size(width: width, height: 700))
        root.screens[0].present(SecondScreen(), style: style)
        #expect(tester.shown == ["SecondScreen"], "\(style)")
        root.push(ThirdScreen())
        #expect(tester.shown == ["SecondScreen"], "\(style)")
        root.dismiss()
        #expect(tester.shown == ["ThirdScreen"], "\(style)")
      }
    }
  }

  @Test("in a context that one tab defines goes with the tab and comes again with it")
  func context() {
    let first = FirstScreen()
    first.definesPresentationContext = true
    let tabs = TabScreen(
      tabs: [first, SecondScreen()].map {
        TabScreen.Tab(screen: $0, title: "tab", systemImage: "circle")
      })
    let tester = NameTester(tabs)
    first.present(ThirdScreen(), style: .overCurrentContext)
    #expect(tester.shown == ["ThirdScreen"])
    tabs.select(1)
    #expect(tester.shown == ["SecondScreen"])
    tabs.select(0)
    #expect(tester.shown == ["ThirdScreen"])
    first.dismiss()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("is that of a cover over a sheet over a cover, level by level")
  func levels() {
    let root = FirstScreen()
    let tester = NameTester(root)
    root.present(SecondScreen(), style: .fullScreen)
    root.present(ThirdScreen(), style: .pageSheet)
    root.present(FourthScreen(), style: .fullScreen)
    for name in ["FourthScreen", "ThirdScreen", "SecondScreen", "FirstScreen"] {
      #expect(tester.shown == [name])
      root.topScreen.dismiss()
    }
  }
}
