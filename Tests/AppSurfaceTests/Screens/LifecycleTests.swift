import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct LifecycleTests {
  private let journal = Journal()
  private let configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))

  private func screen(_ name: String) -> LoggedScreen { LoggedScreen(name, journal) }

  private func expect(
    _ surface: Surface, _ expected: [String], _ change: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    change()
    surface.update()
    #expect(journal.take() == expected, sourceLocation: sourceLocation)
    surface.update()
    #expect(journal.take().isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a push and a pop tell what goes before what comes`() {
    let navigation = NavigationScreen(root: screen("a"))
    let surface = SurfaceTester(screen: navigation, configuration: configuration).surface
    #expect(journal.take() == ["a will appear", "a appeared"])
    expect(surface, ["a will go", "b will appear", "a went", "b appeared"]) {
      navigation.push(screen("b"))
    }
    expect(surface, ["b will go", "a will appear", "b went", "a appeared"]) { navigation.pop() }
    expect(surface, []) {
      navigation.push(screen("b"))
      navigation.pop()
    }
    expect(surface, ["a will go", "c will appear", "a went", "c appeared"]) {
      navigation.push(screen("b"))
      navigation.push(screen("c"))
    }
    expect(surface, ["c will go", "a will appear", "c went", "a appeared"]) {
      navigation.popToRoot()
    }
  }

  @Test func `a change of tabs announces what comes first`() {
    let tabs = TabScreen(
      tabs: ["a", "b"].map { TabScreen.Tab(screen: screen($0), title: $0, systemImage: "gear") })
    let surface = SurfaceTester(screen: tabs, configuration: configuration).surface
    #expect(journal.take() == ["a will appear", "a appeared"])
    expect(surface, ["b will appear", "a will go", "a went", "b appeared"]) { tabs.select(1) }
    expect(surface, ["b will go", "b went"]) { tabs.select(nil) }
    expect(surface, ["a will appear", "a appeared"]) { tabs.select(0) }
    expect(surface, []) {
      tabs.select(1)
      tabs.select(0)
    }
  }

  @Test func `a sheet leaves what it stands on, a cover replaces it`() {
    let root = screen("a")
    let surface = SurfaceTester(screen: root, configuration: configuration).surface
    _ = journal.take()
    expect(surface, ["s will appear", "s appeared"]) { root.present(screen("s")) }
    expect(
      surface,
      ["s will go", "a will go", "c will appear", "c appeared", "s went", "a went"]
    ) { root.present(screen("c"), style: .fullScreenCover) }
    expect(
      surface,
      ["c will go", "a will appear", "s will appear", "a appeared", "s appeared", "c went"]
    ) { surface.rootScreen.topScreen.dismiss() }
    expect(surface, ["s will go", "s went"]) { root.dismiss() }
    expect(surface, ["a will go", "c will appear", "c appeared", "a went"]) {
      root.present(screen("c"), style: .fullScreenCover)
    }
    expect(surface, ["d will appear", "d appeared"]) { root.present(screen("d")) }
    expect(
      surface, ["d will go", "c will go", "a will appear", "a appeared", "d went", "c went"]
    ) { root.dismiss() }
  }

  @Test func `tabs change under a sheet`() {
    let tabs = TabScreen(
      tabs: ["a", "b"].map { TabScreen.Tab(screen: screen($0), title: $0, systemImage: "gear") })
    let surface = SurfaceTester(screen: tabs, configuration: configuration).surface
    tabs.present(screen("s"))
    surface.update()
    _ = journal.take()
    expect(surface, ["b will appear", "a will go", "a went", "b appeared"]) { tabs.select(1) }
    #expect((surface.rootScreen.topScreen as? LoggedScreen)?.name == "s")
  }

  @Test func `children of a screen that shows come and go with it`() {
    let parent = screen("p")
    let navigation = NavigationScreen(root: parent)
    let surface = SurfaceTester(screen: navigation, configuration: configuration).surface
    _ = journal.take()
    let child = screen("c")
    expect(surface, ["c will appear", "c appeared"]) { parent.addChild(child) }
    expect(
      surface,
      ["c will go", "p will go", "b will appear", "c went", "p went", "b appeared"]
    ) { navigation.push(screen("b")) }
    expect(
      surface,
      ["b will go", "p will appear", "c will appear", "b went", "p appeared", "c appeared"]
    ) { navigation.pop() }
    expect(surface, ["c will go", "c went"]) { child.removeFromParent() }
  }

  @Test func `observers are told in the order of their coming until they leave`() {
    let navigation = NavigationScreen(root: screen("a"))
    let surface = SurfaceTester(screen: navigation, configuration: configuration).surface
    var told: [String] = []
    let tokens = (0..<5).map { number in
      surface.addScreenObserver { event in
        if case .appeared(let screen as LoggedScreen) = event {
          told.append("\(number)\(screen.name)")
        }
      }
    }
    surface.removeScreenObserver(tokens[3])
    navigation.push(screen("b"))
    surface.update()
    #expect(told == ["0b", "1b", "2b", "4b"])
  }

  @Test func `a screen that pushes when it appears does not tell twice`() {
    final class Eager: Screen {
      override func didAppear() { (parent as? NavigationScreen)?.push(Screen()) }
    }
    let navigation = NavigationScreen(root: Eager())
    let surface = SurfaceTester(screen: navigation, configuration: configuration).surface
    #expect(navigation.screens.count == 2)
    #expect(surface.visibleScreens.last === navigation.visibleScreen)
  }
}
