/// Content that is offered a room of a fixed ratio of width to height, and has the size that it
/// makes of it.
final class AspectRatioElement: ZStackElement {
  var ratio: Double? { didSet { if ratio != oldValue { setNeedsLayout() } } }
  var mode = ContentMode.fit { didSet { if mode != oldValue { setNeedsLayout() } } }

  override var viewName: String { "AspectRatio" }
  override var overflowsOnPurpose: Bool { mode == .fill }

  override func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    let given = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let needsIdeal = given == nil || (proposal.width == nil && proposal.height == nil)
    let ideal = needsIdeal ? super.sizeThatFits(.unspecified) : .zero
    let natural = ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : 1
    let ratio = given ?? natural
    switch (proposal.width, proposal.height) {
    case (nil, nil): return fitted(ideal, ratio)
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(Size(width: width, height: height), ratio)
    }
  }

  private func fitted(_ room: Size, _ ratio: Double) -> ProposedSize {
    let (byWidth, byHeight) = (room.width / ratio, room.height)
    let height = mode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
    let width = height == byWidth ? room.width : height * ratio
    return ProposedSize(width: width, height: height)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    super.sizeThatFits(innerProposal(proposal))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    measuredRange(axis, cross: cross)
  }
}
