/// Content that keeps its ideal length on some axes, whatever is offered.
final class FixedSizeElement: ZStackElement {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "FixedSize" }

  override func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    super.sizeThatFits(innerProposal(proposal))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let isFixed = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    let isCrossFixed = axes.contains(axis == .horizontal ? .vertical : .horizontal)
    let cross = isCrossFixed ? nil : cross
    guard isFixed else { return super.lengthRange(axis, cross: cross) }
    let length = measure(ProposedSize.unspecified.with(cross, along: axis.other)).length(axis)
    return length...length
  }
}
