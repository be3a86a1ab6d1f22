/// The views that make a picker.
struct PickerGroup<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func _evaluate(_ context: inout ViewContext) {
    let style = context.environment.pickerStyle
    context.element(PickerElement()) { $0.styleName = style.rawValue }
    context.add(content)
  }
}
