import AppSurface

// Screens in the manner of UIKit's view controllers, and the elements that views stand on.

final class PlainScreen: Screen {
  private let inner = HostingScreen(rootView: Text("Inside"))

  override var content: AnyView {
    AnyView(
      VStack {
        Text("A screen")
        ScreenView(inner)
      })
  }

  override func didAppear() {
    super.didAppear()
    if inner.parent == nil { addChild(inner) }
  }

  override func didDisappear() {
    super.didDisappear()
    inner.removeFromParent()
  }
}

@MainActor func containerScreens() -> [Screen] {
  let stack = NavigationScreen(root: PlainScreen())
  stack.push(HostingScreen(rootView: Text("Pushed")))
  let tabs = TabScreen(tabs: [
    TabScreen.Tab(screen: stack, title: "Stack", systemImage: "house")
  ])
  let split = SplitScreen(primary: PlainScreen(), secondary: PlainScreen())
  let pages = PageScreen(pages: [PlainScreen(), PlainScreen()])
  return [stack, tabs, split, pages]
}

@MainActor func presentOn(_ screen: Screen) -> (parent: Screen?, children: [Screen], top: Screen) {
  screen.present(PlainScreen())
  let facts = (screen.parent, screen.children, screen.topScreen)
  screen.presentedScreen?.dismiss()
  return facts
}

@MainActor func customize(_ element: Element) {
  element.backgroundColor = .red
  switch element {
  case let scroll as ScrollElement:
    scroll.showsIndicators = false
    scroll.bounces = false
  case let navigation as NavigationElement: navigation.navigationBar?.backgroundColor = .blue
  case let tabs as TabElement: tabs.tabBar?.backgroundColor = .green
  default: break
  }
}

@MainActor func drawSurface(of screen: Screen) -> DrawList {
  let configuration = SurfaceConfiguration(size: Size(width: 390, height: 844), scale: 3)
  let surface = Surface(root: screen, configuration: configuration, services: HostServices())
  _ = surface.send(InputEvent(time: .zero, kind: .keyDown(KeyEvent(key: .tab))))
  return surface.drawList()
}
