/// Leaves the screen around a view: dismisses what is presented, or goes back.
public nonisolated struct DismissAction {
  weak var screen: Screen?

  /// Leaves the screen.
  @MainActor public func callAsFunction() { screen?.leave() }
}

extension Screen {
  /// Goes back where the screen, or one around it, stands on others in a navigation; else dismisses
  /// what it is in.
  func leave() {
    var screen = self
    while let parent = screen.parent {
      if let navigation = parent as? NavigationScreen, navigation.visibleScreen === screen,
        navigation.pop() != nil
      {
        return
      }
      screen = parent
    }
    screen.dismissSelf()
  }

  /// Dismisses this very screen and what it presents.
  func dismissSelf() {
    presentedScreen.map { $0.dismissSelf() }
    if presentingScreen != nil { dismiss() }
  }
}
