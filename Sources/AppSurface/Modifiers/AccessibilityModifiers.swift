extension View {
  /// What the view is called in the text tree and by scripts.
  @inlinable public consuming func accessibilityLabel(_ label: String) -> some View {
    Described(base: self, description: ElementDescription(label: label))
  }

  /// What the view shows as its value in the text tree.
  @inlinable public consuming func accessibilityValue(_ value: String?) -> some View {
    Described(base: self, description: ElementDescription(value: value))
  }

  /// What the view is called, shows as its value, and can be set to, in the text tree and by
  /// scripts; nil leaves that to the view.
  package consuming func described(label: String, value: String? = nil, range: String? = nil)
    -> some View
  {
    Described(
      base: self, description: ElementDescription(label: label, value: value, range: range))
  }
}

/// Names the element of the view inside; one that stands for several is grouped.
@usableFromInline
struct Described<Content: View>: PrimitiveView, ModifiedView {
  @usableFromInline let base: Content
  @usableFromInline let description: ElementDescription

  @inlinable init(base: consuming Content, description: ElementDescription) {
    self.base = base
    self.description = description
  }

  var content: any View { base }

  func applied(to content: AnyView) -> any View {
    Described<AnyView>(base: content, description: description)
  }

  @usableFromInline static var _readsObjects: Bool { false }

  @usableFromInline func _evaluate(_ context: inout ViewContext) {
    let description = description
    context.element(DescribedElement()) { $0.describe(description) }
    context.add(base)
  }

  @usableFromInline func _collect(into items: inout ItemCollector) { items.add(modified: self) }
}
