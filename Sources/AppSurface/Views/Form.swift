/// Groups of labelled controls.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// A form of the closure's views, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let style = context.environment.formStyle
    evaluateList(content, style: style.listStyle, isForm: true, &context)
    context.node.element?.styleName = (style == .automatic ? .grouped : style).rawValue
  }
}
