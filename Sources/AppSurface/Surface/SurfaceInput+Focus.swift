/// Which element has the keyboard.
extension SurfaceInput {
  /// The part of the tree that can have the keyboard: the topmost presented screen.
  var topElement: Element? { root?.children.last }

  /// The focusable elements in reading order.
  var focusOrder: [Element] {
    var order: [Element] = []
    topElement?.visit { if $0.isFocusable, $0.isEnabled { order.append($0) } }
    return order
  }

  func focus(_ element: Element?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    old?.focusChanged()
    element?.focusChanged()
    if let element { reveal(element) }
  }

  /// Scrolls so that an element can be seen.
  func reveal(_ element: Element) {
    for around in element.ancestry.dropFirst() {
      (around as? ScrollElement)?.reveal(element)
    }
  }

  func moveFocus(by step: Int) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    showsFocus = true
    focused?.setNeedsDisplay()
    if let focused, let index = order.firstIndex(where: { $0 === focused }) {
      focus(order[(index + step + order.count) % order.count])
    } else {
      focus(step > 0 ? order.first : order.last)
    }
  }

  /// Takes the keyboard from an element that is gone, hidden or covered.
  func updateFocus() {
    guard let focused else { return }
    if !focused.isFocusable || !focused.isEnabled || !isReachable(focused) { focus(nil) }
  }

  /// Whether an element is in the topmost screen and not hidden.
  func isReachable(_ element: Element) -> Bool {
    let around = element.ancestry
    return around.contains { $0 === topElement } && !around.contains { $0.isHidden }
  }
}
