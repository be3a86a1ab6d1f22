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
        ? { value.wrappedValue = stepped(value.wrappedValue, up: true, by: step, in: range) } : nil,
      onDecrement: current > range.lowerBound
        ? { value.wrappedValue = stepped(value.wrappedValue, up: false, by: step, in: range) } : nil
    )
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

/// The value a step further, and no further than the end of the range.
private func stepped<Value: Strideable>(
  _ value: Value, up isUp: Bool, by step: Value.Stride, in range: ClosedRange<Value>
) -> Value {
  if let number = value as? any FixedWidthInteger,
    let next = steppedInteger(number, up: isUp, by: step, in: range) as? Value
  {
    return next
  }
  return isUp
    ? min(range.upperBound, value.advanced(by: step))
    : max(range.lowerBound, value.advanced(by: -step))
}

/// The same for whole numbers, whose sum may be more than their type holds.
private func steppedInteger<Number: FixedWidthInteger>(
  _ number: Number, up isUp: Bool, by step: Any, in range: Any
) -> Number? {
  guard let step = step as? Int, let range = range as? ClosedRange<Number> else { return nil }
  let length = Number.Magnitude(clamping: step.magnitude)
  let goesUp = isUp == (step >= 0)
  let end = goesUp ? range.upperBound : range.lowerBound
  guard goesUp ? number < end : number > end else { return end }
  // The distance between two numbers of a type always fits its magnitude.
  func bits(_ number: Number) -> Number.Magnitude { Number.Magnitude(truncatingIfNeeded: number) }
  let room = goesUp ? bits(end) &- bits(number) : bits(number) &- bits(end)
  guard room > length else { return end }
  let change = Number(truncatingIfNeeded: length)
  return goesUp ? number &+ change : number &- change
}
