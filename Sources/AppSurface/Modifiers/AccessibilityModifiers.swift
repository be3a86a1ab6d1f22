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

  func applied(to content: AnyView) -> any View {
    Described<AnyView>(base: content, label: label, value: value)
  }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    let (label, value) = (label, value)
    context.element(DescribedElement()) { element in
      element.describe(label: label, value: value)
    }
    context.add(base)
  }
}
