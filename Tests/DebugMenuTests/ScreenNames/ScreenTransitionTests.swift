import AppSurface
import Testing

@testable import DebugMenu

private final class MiniPlayer: PlainScreen {}
private final class AppNavigation: NavigationScreen {}
private final class AppTabs: TabScreen {}
private struct PlayerView: View {
  var body: some View { Text("player") }
}

/// An ordinary screen that shows its children.
private final class HolderScreen: Screen {
  override var content: AnyView {
    AnyView(VStack { ForEach(children.indices) { ScreenView(self.children[$0]) } })
  }
}

/// Tabs whose screens stand in navigations.
private func makeTabs() -> (tabs: TabScreen, navigations: [NavigationScreen]) {
  let navigations = [NavigationScreen(root: FirstScreen()), NavigationScreen(root: SecondScreen())]
  let tabs = TabScreen(
    tabs: navigations.map { TabScreen.Tab(screen: $0, title: "tab", systemImage: "circle") })
  return (tabs, navigations)
}

@Suite("The screen that the labels name")
struct ScreenTransitionTests {
  @Test("follows push and pop, to the root and by replacing the whole stack")
  func navigation() {
    let navigation = NavigationScreen(root: FirstScreen())
    let tester = NameTester(navigation)
    #expect(tester.shown == ["FirstScreen"])
    navigation.push(SecondScreen())
    #expect(tester.shown == ["SecondScreen"])
    navigation.push(ThirdScreen())
    #expect(tester.shown == ["ThirdScreen"])
    navigation.pop()
    #expect(tester.shown == ["SecondScreen"])
    navigation.push(ThirdScreen())
    navigation.popToRoot()
    #expect(tester.shown == ["FirstScreen"])
    navigation.setScreens([ThirdScreen(), SecondScreen()])
    #expect(tester.shown == ["SecondScreen"])
  }

  @Test(
    "follows sheets and covers, and the one before returns",
    arguments: [Screen.PresentationStyle.sheet, .fullScreenCover])
  func presentation(style: Screen.PresentationStyle) {
    let root = NavigationScreen(root: FirstScreen())
    let tester = NameTester(root)
    root.present(SecondScreen(), style: style)
    #expect(tester.shown == ["SecondScreen"])
    root.present(ThirdScreen(), style: .fullScreenCover)
    #expect(tester.shown == ["ThirdScreen"])
    root.presentedScreen?.dismiss()
    #expect(tester.shown == ["SecondScreen"])
    root.dismiss()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("is that of a sheet's own navigation while it pushes and pops")
  func sheetWithNavigation() {
    let root = FirstScreen()
    let tester = NameTester(root)
    let sheet = NavigationScreen(root: SecondScreen())
    root.present(sheet)
    #expect(tester.shown == ["SecondScreen"])
    sheet.push(ThirdScreen())
    #expect(tester.shown == ["ThirdScreen"])
    root.dismiss()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("changes with the tab without an empty moment, whichever of the two is told first")
  func tabs() {
    let (tabs, navigations) = makeTabs()
    let tester = NameTester(tabs)
    #expect(tester.shown == ["FirstScreen"])
    tabs.select(1)
    #expect(tester.shown == ["SecondScreen"])
    navigations[1].push(ThirdScreen())
    #expect(tester.shown == ["ThirdScreen"])
    tabs.select(0)
    #expect(tester.shown == ["FirstScreen"])
    tabs.select(1)
    #expect(tester.shown == ["ThirdScreen"])
    tabs.select(nil)
    #expect(tester.shown == [])
  }

  @Test("stays that of a sheet while the tab, or a push, changes beneath it")
  func beneathSheet() {
    let (tabs, navigations) = makeTabs()
    let tester = NameTester(tabs)
    tabs.present(ThirdScreen())
    #expect(tester.shown == ["ThirdScreen"])
    tabs.select(1)
    #expect(tester.shown == ["ThirdScreen"])
    navigations[1].push(FirstScreen())
    #expect(tester.shown == ["ThirdScreen"])
    tabs.dismiss()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("is neither a container, nor an app's own subclass of one, nor an empty one")
  func containers() {
    #expect(NameTester(AppNavigation(root: FirstScreen())).shown == ["FirstScreen"])
    let tab = TabScreen.Tab(screen: FirstScreen(), title: "a", systemImage: "circle")
    #expect(NameTester(AppTabs(tabs: [tab])).shown == ["FirstScreen"])
    #expect(NameTester(NavigationScreen()).shown == [])
    #expect(NameTester(Screen()).shown == [])
  }

  @Test("has a child beneath it, followed in the same turn when it is added, swapped or taken out")
  func children() {
    let screen = FirstScreen()
    let tester = NameTester(screen)
    let player = MiniPlayer()
    screen.addChild(player)
    #expect(tester.shown == ["FirstScreen", "MiniPlayer"])
    player.removeFromParent()
    screen.addChild(SecondScreen())
    #expect(tester.shown == ["FirstScreen", "SecondScreen"])
    screen.children[0].removeFromParent()
    #expect(tester.shown == ["FirstScreen"])
  }

  @Test("is not an embedded child, however new it is")
  func embedded() {
    let screen = HolderScreen()
    let navigation = NavigationScreen(root: FirstScreen())
    screen.addChild(MiniPlayer())
    let tester = NameTester(navigation)
    navigation.push(screen)
    #expect(tester.shown == ["HolderScreen", "MiniPlayer"])
    // A host of the kit's own that is embedded, as a cell's content is, has no say at all.
    screen.addChild(HostingScreen(rootView: PlayerView()))
    #expect(tester.labels.name(.screen) == "HolderScreen")
    #expect(tester.labels.name(.child) == "MiniPlayer")
    let bare = HolderScreen()
    bare.addChild(HostingScreen(rootView: PlayerView()))
    navigation.push(bare)
    #expect(tester.shown == ["HolderScreen"])
  }

  @Test("of the kit's own is looked through, depth first, past children that do not show")
  func lookedThrough() {
    let root = Screen()
    let (tabs, _) = makeTabs()
    let outer = Screen()
    outer.addChild(tabs)
    let tester = NameTester(root)
    root.addChild(outer)
    root.addChild(ThirdScreen())
    // The tab that shows is whole, so it is named by itself; the other tab is not seen.
    #expect(tester.labels.name(.screen) == "FirstScreen")
    let children = [SecondScreen(), ThirdScreen()]
    let inner = HostingScreen(rootView: ScreenView(children[0]))
    inner.addChild(children[0])
    let plain = HostingScreen(
      rootView: VStack {
        ScreenView(inner); ScreenView(children[1])
      })
    plain.addChild(inner)
    plain.addChild(children[1])
    let other = NameTester(plain)
    #expect(other.labels.name(.screen) == nil)
    #expect(other.shown == ["SecondScreen"])
    children[0].removeFromParent()
    #expect(other.shown == ["ThirdScreen"])
  }

  @Test("is moved to the top when it appears again, and is there once")
  func again() {
    let (tabs, _) = makeTabs()
    let tester = NameTester(tabs)
    for index in [1, 0, 1, 0, 1] {
      tabs.select(index)
      _ = tester.shown
    }
    #expect(tester.shown == ["SecondScreen"])
    #expect(tester.viewer?.screens.count { $0 is SecondScreen } == 1)
  }

  @Test("without a name lets the next stand, unless a route shows")
  func nameless() {
    let root = NavigationScreen(root: FirstScreen())
    let tester = NameTester(root)
    root.present(HostingScreen(rootView: Text("only")))
    #expect(tester.shown == ["FirstScreen"])
    root.dismiss()
    root.present(HostingScreen(rootView: Text("only").trackScreenName("Route")))
    #expect(tester.shown == ["Route"])
    root.dismiss()
    root.present(HostingScreen(rootView: Text("only").trackScreenName(nil)))
    #expect(tester.shown == ["FirstScreen"])
  }
}
