extension View {
  /// What the view is called in the text tree and by scripts.
  public consuming func accessibilityLabel(_ label: String) -> some View {
    Described(base: self, description: ElementDescription(label: label))
  }

  /// What the view shows as its value in the text tree.
  public consuming func accessibilityValue(_ value: String?) -> some View {
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
struct Described<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let description: ElementDescription

  var content: any View { base }

  func applied(to content: AnyView) -> any View {
    Described<AnyView>(base: content, description: description)
  }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    let description = description
    context.element(DescribedElement()) { $0.describe(description) }
    context.add(base)
  }
}
