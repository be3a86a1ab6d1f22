/// Hands a label or value on to the control or picture inside.
final class DescribedElement: ZStackElement {
  private var given: (label: String?, value: String?)

  override var viewName: String { "Accessibility" }

  func describe(label: String?, value: String?) {
    given = (label, value)
    apply()
  }

  override func layoutChildren() {
    super.layoutChildren()
    apply()
  }

  private func apply() {
    guard let target = children.first.map(innermost) else { return }
    if let label = given.label { target.accessibilityLabel = label }
    if let value = given.value { target.describedValue = value }
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
