/// Keys and controller buttons, and what they do where no element takes them.
extension SurfaceInput {
  func bubble(_ ask: (Element) -> EventAnswer) -> EventAnswer {
    guard let focused else { return .passed }
    for element in focused.ancestry where ask(element) == .consumed { return .consumed }
    return .passed
  }

  func keyDown(_ event: KeyEvent) -> EventAnswer {
    if bubble({ $0.keyDown(event) }) == .consumed { return .consumed }
    return defaultKey(event)
  }

  private func defaultKey(_ event: KeyEvent) -> EventAnswer {
    switch event.key {
    case .tab where event.modifiers.isSubset(of: .shift):
      moveFocus(by: event.modifiers == .shift ? -1 : 1)
      return .consumed
    case .escape where event.modifiers.isEmpty: return goBack() ? .consumed : .passed
    case .enter, .space:
      guard event.modifiers.isEmpty, let focused, !event.isRepeat else { return .passed }
      return focused.activate() ? .consumed : .passed
    case .down, .right, .up, .left:
      guard event.modifiers.isEmpty, focused != nil else { return scrollByKey(event) }
      moveFocus(by: event.key == .down || event.key == .right ? 1 : -1)
      return .consumed
    default: return scrollByKey(event)
    }
  }

  private func scrollByKey(_ event: KeyEvent) -> EventAnswer {
    let around = focused?.ancestry.first { $0 is ScrollElement } ?? firstScroll
    return around?.keyDown(event) ?? .passed
  }

  private var firstScroll: Element? {
    var found: Element?
    root?.visitReachable { if found == nil, $0 is ScrollElement { found = $0 } }
    return found
  }

  /// What Escape does: leaves a text field, goes back, or dismisses what is presented, where the
  /// person may.
  private func goBack() -> Bool {
    if let focused, focused.wantsTextInput {
      focus(nil)
      return true
    }
    guard let top = surface?.rootScreen.topScreen else { return false }
    if top.stepBack() || top.stepBackAround() { return true }
    let outermost = top.outermost
    guard outermost.presentingScreen != nil else { return false }
    if !outermost.isModalInPresentation { outermost.dismissSelf() }
    return true
  }

  func controller(_ event: ControllerEvent) -> EventAnswer {
    guard event.isDown else { return .passed }
    let key: Key? =
      switch event.button {
      case .a: .enter
      case .b: .escape
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .leftShoulder: .pageUp
      case .rightShoulder: .pageDown
      default: nil
      }
    guard let key else { return .passed }
    if focused == nil, key == .down || key == .right {
      moveFocus(by: 1)
      return .consumed
    }
    return keyDown(KeyEvent(key: key))
  }
}
