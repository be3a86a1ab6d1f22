/// A margin around what is inside.
final class PaddingElement: ZStackElement {
  var insets = DirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "Padding" }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let inner = super.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: max(0, inner.width + insets.horizontal),
      height: max(0, inner.height + insets.vertical))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let (along, across) =
      axis == .horizontal
      ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
    let inner = super.lengthRange(axis, cross: cross.map { max(0, $0 - across) })
    return max(0, inner.lowerBound + along)...max(0, inner.upperBound + along)
  }

  override func layoutChildren() {
    let inside = room.inset(by: insets)
    let offer = placedProposal.inset(by: insets)
    for child in children {
      let size = child.measure(offer)
      child.place(in: inside.aligning(size, .topLeading), proposal: offer)
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let inner = child.measure(ProposedSize(size).inset(by: insets))
    return insets.top + child.firstBaseline(in: inner)
  }
}
