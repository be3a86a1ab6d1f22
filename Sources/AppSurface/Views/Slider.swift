/// A thumb on a track, for a number.
public struct Slider<Label: View>: PrimitiveView {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let keyStep: Double?
  private let label: Label
  private let editingChanged: (Bool) -> Void

  /// A slider for a number in a range; with a step only each step can be chosen. `keyStep` is what
  /// an arrow key adds where that differs from the step.
  public init(
    value: Binding<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    keyStep: Double? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.keyStep = keyStep
    self.label = label()
    editingChanged = onEditingChanged
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let (value, editingChanged) = (value, editingChanged)
    context.element(SliderElement()) { element in
      element.range = range
      element.step = step
      element.keyStep = keyStep
      element.value = value.wrappedValue
      element.setValue = { value.wrappedValue = $0 }
      element.editingChanged = editingChanged
    }
    context.add(label)
  }
}

extension Slider where Label == EmptyView {
  /// A slider without a label.
  public init(
    value: Binding<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: range, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
