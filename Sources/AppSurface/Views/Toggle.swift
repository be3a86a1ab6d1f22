/// A switch with a label.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch for a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let isOn = isOn
    let style = context.environment.toggleStyle
    context.element(ToggleElement()) { element in
      element.style = style
      element.styleName = (style == .automatic ? .switch : style).rawValue
      element.isOn = isOn.wrappedValue
      element.setOn = { isOn.wrappedValue = $0 }
    }
    context.add(label: label, of: context.node.element)
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
