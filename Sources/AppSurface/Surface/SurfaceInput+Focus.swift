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
    guard !focusOrder.isEmpty else { return }
    showsFocus = true
    focused?.setNeedsDisplay()
    guard let focused else { return focus(step > 0 ? focusOrder.first : focusOrder.last) }
    focus(unbuilt(beyond: focused, step) ?? neighbour(of: focused, step))
  }

  private func neighbour(of element: Element, _ step: Int) -> Element? {
    let order = focusOrder
    guard let index = order.firstIndex(where: { $0 === element }) else { return order.first }
    return order[(index + step + order.count) % order.count]
  }

  /// The next element of a list whose rows there are not built yet: the list is scrolled on until
  /// there is one.
  private func unbuilt(beyond element: Element, _ step: Int) -> Element? {
    let around = element.ancestry.first { $0 is ListElement }
    guard let list = around as? ListElement else { return nil }
    let start = list.contentOffset
    for _ in 0..<8 {
      let order = focusOrder
      guard let index = order.firstIndex(where: { $0 === element }) else { break }
      let next = index + step
      if order.indices.contains(next), list.contains(order[next]) { return order[next] }
      let offset = list.contentOffset
      list.scroll(to: Point(x: offset.x, y: offset.y + Double(step) * 40))
      if list.contentOffset == offset { break }
    }
    if isReachable(element), element.surface != nil { list.scroll(to: start) }
    return nil
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
