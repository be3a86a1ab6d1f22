/// A thumb on a track, for a number.
public struct Slider<Label: View>: PrimitiveView {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let keyStep: Double?
  private let label: Label
  private let editingChanged: (Bool) -> Void
  private var ticks: [SliderTick] = []
  private var settle: ((Double, KeyModifiers) -> Double)?
  private var hovered: ((value: Double, x: Double)?) -> Void = { _ in }

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
    let (ticks, settle, hovered) = (ticks, settle, hovered)
    context.element(SliderElement()) { element in
      element.range = range
      element.step = step
      element.keyStep = keyStep
      element.value = value.wrappedValue
      element.setValue = { value.wrappedValue = $0 }
      element.editingChanged = editingChanged
      element.ticks = ticks
      element.settle = settle
      element.hovered = hovered
    }
    context.add(label)
  }
}

extension Slider {
  /// The slider with marks beneath its track.
  ///
  /// - Parameters:
  ///   - settling: Where a drag to a value settles, told the modifier keys that are held.
  ///   - onHover: Told the value under a pointer that hovers and its x in points of the surface;
  ///     nil when it leaves.
  public func ticks(
    _ ticks: [SliderTick], settling: ((Double, KeyModifiers) -> Double)? = nil,
    onHover: @escaping ((value: Double, x: Double)?) -> Void = { _ in }
  ) -> Slider {
    var slider = self
    slider.ticks = ticks
    slider.settle = settling
    slider.hovered = onHover
    return slider
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
