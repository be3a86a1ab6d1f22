/// The length that pushes others apart.
final class SpacerElement: Element {
  var minLength = 8.0 { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Spacer" }

  private var axis: Axis { (parent as? StackElement)?.axis ?? .vertical }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offered = proposal.length(axis) ?? minLength
    return Size(along: axis, max(minLength, offered), 0)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == self.axis ? minLength...Double.infinity : 0...0
  }
}
