/// Leaves the screen around a view: dismisses what is presented, or goes back.
public nonisolated struct DismissAction {
  weak var screen: Screen?

  /// Leaves the screen.
  @MainActor public func callAsFunction() { screen?.leave() }
}

extension Screen {
  /// Goes back where the screen stands on others in a navigation, else dismisses what it is in.
  func leave() {
    if let navigation = parent as? NavigationScreen, navigation.screens.count > 1,
      navigation.visibleScreen === self
    {
      navigation.pop()
    } else {
      outermost.dismissSelf()
    }
  }

  /// Dismisses this very screen and what it presents.
  func dismissSelf() {
    presentedScreen.map { $0.dismissSelf() }
    if presentingScreen != nil { dismiss() }
  }
}

extension ViewContext {
  /// Makes a container a child of the screen around this view, until the view goes.
  func host(_ container: Screen) {
    guard surface.isLive || container.parent == nil else { return }
    guard let screen = environment.screen else { return }
    screen.host(container)
    guard surface.isLive else { return }
    node.onUnmount = { [weak screen, weak container] in
      if let container { screen?.unhost(container) }
    }
  }
}

private nonisolated enum ScreenKey: EnvironmentKey {
  static var defaultValue: WeakScreen { WeakScreen(screen: nil) }
}

/// A screen that is not kept alive.
nonisolated struct WeakScreen {
  weak var screen: Screen?
}

nonisolated extension EnvironmentValues {
  /// The screen around the view.
  public internal(set) var screen: Screen? {
    get { self[ScreenKey.self].screen }
    set { self[ScreenKey.self] = WeakScreen(screen: newValue) }
  }

  /// Leaves the screen around the view.
  public var dismiss: DismissAction { DismissAction(screen: screen) }
}
