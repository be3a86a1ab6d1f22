/// A margin around what is inside.
final class PaddingElement: ZStackElement {
  var insets = DirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  override init() {
    super.init()
    alignment = .topLeading
  }

  override var viewName: String { "Padding" }
  override var alignsGuides: Bool { false }

  override func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: insets)
  }

  override func innerRoom(_ room: Rect) -> Rect { room.inset(by: insets) }

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
}
