/// What code says of an element for those who do not see it; nil says nothing.
@usableFromInline
nonisolated struct ElementDescription: Hashable, Sendable {
  @usableFromInline var label: String?
  @usableFromInline var value: String?
  @usableFromInline var range: String?

  @inlinable init(label: String? = nil, value: String? = nil, range: String? = nil) {
    self.label = label
    self.value = value
    self.range = range
  }
}

/// Hands a label, value or range on to the control or picture inside.
final class DescribedElement: ZStackElement {
  private var given = ElementDescription()

  override var viewName: String { "Accessibility" }

  func describe(_ new: ElementDescription) {
    let old = given
    given = new
    apply()
    // What code no longer says must not stay.
    guard let target = children.first.map(innermost) else { return }
    if old.label != nil, new.label == nil { target.accessibilityLabel = nil }
    if old.value != nil, new.value == nil { target.describedValue = nil }
    if old.range != nil, new.range == nil { target.describedRange = nil }
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
      if let range = given.range { target.describedRange = range }
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
