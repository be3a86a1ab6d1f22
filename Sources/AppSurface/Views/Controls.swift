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
    context.element(ToggleElement()) { element in
      element.isOn = isOn.wrappedValue
      element.setOn = { isOn.wrappedValue = $0 }
    }
    context.add(label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

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

/// A label with two buttons that go down and up.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private var valueText: String?

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
      element.setNeedsDisplay()
    }
    context.add(label)
  }
}

extension Stepper where Label == Text {
  /// A stepper for a number in a range.
  public init<Value: Strideable & Comparable>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    let current = value.wrappedValue
    self.init(
      label: { Text(title) },
      onIncrement: current < range.upperBound
        ? { value.wrappedValue = min(range.upperBound, value.wrappedValue.advanced(by: step)) }
        : nil,
      onDecrement: current > range.lowerBound
        ? { value.wrappedValue = max(range.lowerBound, value.wrappedValue.advanced(by: -step)) }
        : nil)
    valueText = "\(current)"
  }
}

/// How far something has come.
public struct ProgressView: View {
  private let fraction: Double?
  private let title: String?

  /// Something of unknown length.
  public init(_ title: String? = nil) {
    fraction = nil
    self.title = title
  }

  /// A part done of a whole.
  public init(_ title: String? = nil, value: Double?, total: Double = 1) {
    fraction = value.map { total > 0 && $0.isFinite ? min(1, max(0, $0 / total)) : 0 }
    self.title = title
  }

  /// The text over the bar or dots.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let title { Text(title).font(.footnote).foregroundStyle(.secondary) }
      ProgressIndicator(fraction: fraction)
    }
  }
}

struct ProgressIndicator: PrimitiveView {
  let fraction: Double?

  func _evaluate(_ context: inout ViewContext) {
    context.element(ProgressElement()) { $0.fraction = fraction }
  }
}
