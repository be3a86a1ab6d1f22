/// A label with what it stands for: beside it where both fit on a line, else beneath it.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// A content with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(LabeledContentElement())
    context.add(HStack(spacing: 6) { label })
    context.add(HStack(spacing: 6) { content })
  }
}

extension LabeledContent where Label == Text {
  /// A content with a text as its label.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a text as its label.
  public init(_ title: String, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }
}
