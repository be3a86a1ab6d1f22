/// Leaves the screen around a view: dismisses what is presented, or goes back.
public nonisolated struct DismissAction {
  weak var screen: Screen?

  /// Leaves the screen.
  @MainActor public func callAsFunction() { screen?.leave() }
}

extension Screen {
  /// Goes back where the screen, or one around it, stands on others in a container; else dismisses
  /// what it is in.
  func leave() {
    if !stepBackAround() { outermost.dismissSelf() }
  }

  /// Goes back in the innermost container around this screen in which there is a step to go.
  func stepBackAround() -> Bool {
    var screen = self
    while let parent = screen.parent {
      if parent.visibleChild === screen, parent.stepBack() { return true }
      screen = parent
    }
    return false
  }

  /// Dismisses this very screen and what it presents.
  func dismissSelf() {
    presentedScreen.map { $0.dismissSelf() }
    if presentingScreen != nil { dismiss() }
  }
}
