/// Which element has the keyboard.
extension SurfaceInput {
  /// The focusable elements in reading order.
  var focusOrder: [Element] {
    var order: [Element] = []
    root?.visitReachable { if $0.isFocusable, $0.isEnabled { order.append($0) } }
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

  /// Takes the keyboard from an element that is gone, hidden or covered, and gives it back to one that
  /// no longer is where nobody else has it.
  func updateFocus() {
    if let focused, !canHaveFocus(focused) {
      covered.removeAll { $0.element === focused }
      if isInTree(focused) { covered.append(CoveredFocus(element: focused)) }
      focus(nil)
    }
    guard !covered.isEmpty else { return }
    covered.removeAll { $0.element.map { !isInTree($0) } ?? true }
    guard let last = covered.last?.element, canHaveFocus(last) else { return }
    covered.removeLast()
    guard focused == nil else { return }
    isGivingBack = true
    focus(last)
    isGivingBack = false
  }

  private func canHaveFocus(_ element: Element) -> Bool {
    element.isFocusable && element.isEnabled && isReachable(element)
  }

  private func isInTree(_ element: Element) -> Bool {
    var current = element
    while let parent = current.parent { current = parent }
    return current === root
  }

  /// Whether an element is neither hidden nor beneath something that is presented.
  func isReachable(_ element: Element) -> Bool {
    var current = element
    while let parent = current.parent {
      if current.isHidden || parent.covers(current) { return false }
      current = parent
    }
    return current === root
  }
}

/// An element that had the keyboard when something came to lie over it.
struct CoveredFocus {
  weak var element: Element?
}

extension Element {
  /// Visits the element and all inside it that input can reach: of a screen with something presented
  /// over it, only what is on top.
  package func visitReachable(_ body: (Element) -> Void) {
    guard !isHidden else { return }
    body(self)
    let first = children.lastIndex { $0 is PresentationElement } ?? 0
    for child in children[first...] { child.visitReachable(body) }
  }

  /// Whether something is presented over one of the children.
  fileprivate func covers(_ child: Element) -> Bool {
    guard let top = children.last(where: { $0 is PresentationElement }), top !== child else {
      return false
    }
    return children.firstIndex { $0 === child } ?? 0 < children.firstIndex { $0 === top } ?? 0
  }

  /// Hides what stands beneath a presentation that covers it all.
  func hideCoveredChildren() {
    let first = children.lastIndex { ($0 as? PresentationElement)?.coversAll ?? false } ?? 0
    for (index, child) in children.enumerated() { child.isHidden = index < first }
  }
}
