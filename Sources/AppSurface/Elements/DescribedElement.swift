/// Hands a label or value on to the control or picture inside.
final class DescribedElement: ZStackElement {
  private var given: (label: String?, value: String?)

  override var viewName: String { "Accessibility" }

  func describe(label: String?, value: String?) {
    let old = given
    given = (label, value)
    apply()
    // What code no longer says must not stay.
    guard let target = children.first.map(innermost) else { return }
    if old.label != nil, label == nil { target.accessibilityLabel = nil }
    if old.value != nil, value == nil { target.describedValue = nil }
  }

  override func layoutChildren() {
    super.layoutChildren()
    apply()
  }

  private func apply() {
    guard let target = children.first.map(innermost) else { return }
    ViewWriting.perform {
      if let label = given.label { target.accessibilityLabel = label }
      if let value = given.value { target.describedValue = value }
    }
  }

  /// The first element inside that is something by itself.
  private func innermost(_ element: Element) -> Element {
    var current = element
    while current.role == .none, current.children.count == 1, let only = current.children.first {
      current = only
    }
    return current
  }
}
