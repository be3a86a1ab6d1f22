/// A label with two buttons that go down and up.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private var valueText: String?
  private var rangeText: String?

  /// A stepper that performs actions; one that is nil cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(StepperElement()) { element in
      element.increment = increment
      element.decrement = decrement
      element.valueText = valueText
      element.rangeText = rangeText
      element.setNeedsDisplay()
    }
    context.add(label: label, of: context.node.element)
  }
}

extension Stepper {
  /// Steps a value through a range, beside any label.
  public init<Value: Strideable & Comparable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    self.init(
      label: label,
      onIncrement: current < range.upperBound
        ? { value.wrappedValue = min(range.upperBound, value.wrappedValue.advanced(by: step)) }
        : nil,
      onDecrement: current > range.lowerBound
        ? { value.wrappedValue = max(range.lowerBound, value.wrappedValue.advanced(by: -step)) }
        : nil)
    valueText = "\(current)"
    rangeText = "\(range.lowerBound) to \(range.upperBound) in steps of \(step)"
  }
}

extension Stepper where Label == Text {
  /// Steps a value through a range, beside a text.
  public init<Value: Strideable & Comparable>(
    _ title: some StringProtocol, value: Binding<Value>, in range: ClosedRange<Value>,
    step: Value.Stride = 1
  ) { self.init(value: value, in: range, step: step) { Text(title) } }

  /// Two buttons beside a text; one without an action cannot be pressed.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
