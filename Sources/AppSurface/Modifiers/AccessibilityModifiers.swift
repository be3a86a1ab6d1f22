extension View {
  /// What the view is called in the text tree and by scripts.
  public func accessibilityLabel(_ label: String) -> some View {
    Described(base: self, label: label, value: nil)
  }

  /// What the view shows as its value in the text tree.
  public func accessibilityValue(_ value: String?) -> some View {
    Described(base: self, label: nil, value: value)
  }
}

/// Names the element of the view inside; one that stands for several is grouped.
struct Described<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let label: String?
  let value: String?

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    let (label, value) = (label, value)
    context.element(DescribedElement()) { element in
      element.describe(label: label, value: value)
    }
    context.add(base)
  }

  func _collect(into items: inout ItemCollector) { items.add(self) }
}

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
