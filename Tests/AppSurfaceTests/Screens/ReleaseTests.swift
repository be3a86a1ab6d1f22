import AppSurface
import AppSurfaceTesting
import Testing

/// Nobody holds a screen that was popped, taken out or dismissed.
@Suite struct ReleaseTests {
  private final class Page: Screen {
    override var content: AnyView { AnyView(VStack { Button("x") {} }) }
  }

  private struct Weak {
    weak var screen: Screen?
  }

  private static let turns = 1_000

  /// Does something a thousand times; what it answers must be gone in the end, and never be many.
  private func expectReleased(
    _ surface: Surface, _ name: String, _ turn: (Int) -> Screen
  ) {
    var held: [Weak] = []
    for index in 0..<Self.turns {
      held.append(Weak(screen: turn(index)))
      surface.update()
    }
    let living = held.count { $0.screen != nil }
    #expect(living == 0, "\(living) of \(Self.turns) screens live after \(name)")
  }

  private func tester(_ screen: Screen) -> SurfaceTester {
    SurfaceTester(
      screen: screen, configuration: SurfaceConfiguration(size: Size(width: 320, height: 480)))
  }

  @Test func `a thousand pushes`() {
    let navigation = NavigationScreen(root: Page())
    let surface = tester(navigation).surface
    expectReleased(surface, "pushes and pops") { index in
      let page = Page()
      navigation.push(page)
      surface.update()
      if index % 3 == 0 { navigation.push(Page()) }
      surface.update()
      navigation.popToRoot()
      return page
    }
  }

  @Test func `a thousand swipes back, half of them taken back first`() {
    let navigation = NavigationScreen(root: Page())
    let tester = tester(navigation)
    expectReleased(tester.surface, "swipes") { index in
      let page = Page()
      navigation.push(page)
      tester.surface.update()
      if index % 2 == 0 {
        tester.drag(from: Point(x: 4, y: 200), to: Point(x: 90, y: 200), steps: 2)
      }
      tester.drag(from: Point(x: 4, y: 200), to: Point(x: 300, y: 200), steps: 2)
      return page
    }
    #expect(navigation.screens.count == 1)
  }

  @Test func `a thousand tabs`() {
    let tabs = TabScreen()
    let surface = tester(tabs).surface
    expectReleased(surface, "tabs") { index in
      let page = Page()
      tabs.setTabs([
        TabScreen.Tab(screen: Page(), title: "a", systemImage: "gear"),
        TabScreen.Tab(screen: page, title: "b", systemImage: "gear"),
      ])
      tabs.select(index % 2)
      surface.update()
      tabs.setTabs([])
      return page
    }
  }

  @Test func `a thousand sheets, popovers and covers, some over one another`() {
    let root = Page()
    let surface = tester(root).surface
    let styles = Screen.PresentationStyle.allCases
    expectReleased(surface, "presentations") { index in
      let page = Page()
      root.present(page, style: styles[index % styles.count])
      surface.update()
      if index % 3 == 0 { page.present(Page(), style: styles[index / 3 % styles.count]) }
      surface.update()
      root.dismiss()
      return page
    }
    #expect(root.presentedScreen == nil)
  }

  @Test func `a thousand pages and columns`() {
    let pages = PageScreen()
    let split = SplitScreen(primary: pages, secondary: Page())
    let surface = tester(split).surface
    expectReleased(surface, "pages") { index in
      let page = Page()
      pages.setPages([Page(), page])
      pages.select(index % 2)
      surface.update()
      split.setScreen(Page(), for: .secondary)
      split.show(index % 2 == 0 ? .secondary : .primary)
      surface.update()
      pages.setPages([])
      return page
    }
  }

  @Test func `a thousand children`() {
    let root = Page()
    let surface = tester(root).surface
    expectReleased(surface, "children") { _ in
      let page = Page()
      root.addChild(page)
      surface.update()
      page.removeFromParent()
      return page
    }
  }
}
