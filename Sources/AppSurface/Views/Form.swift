/// Groups of labelled controls.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// A form of the closure's views, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    evaluateList(
      content, style: context.environment.formStyle.listStyle, isForm: true, &context)
  }
}
