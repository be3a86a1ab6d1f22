/// A frame of fixed or bounded lengths.
final class FrameElement: ZStackElement {
  /// The lengths of one axis.
  nonisolated struct Lengths: Hashable {
    var fixed: Double?
    var min: Double?
    var ideal: Double?
    var max: Double?

    /// What is offered inside.
    func offer(_ outside: Double?) -> Double? {
      if let fixed { return fixed }
      guard let outside = outside ?? ideal else { return nil }
      return clamp(outside)
    }

    private func clamp(_ length: Double) -> Double {
      Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }

    /// What the frame takes, given what was offered and what the content took.
    func result(_ outside: Double?, content: Double) -> Double {
      if let fixed { return fixed }
      if min == nil, max == nil { return outside == nil ? ideal ?? content : content }
      guard let outside else { return clamp(ideal ?? content) }
      let low = min ?? Swift.min(content, max ?? .infinity)
      let high = max ?? Swift.max(content, low)
      let length = Swift.max(low, Swift.min(high, outside))
      return length.isFinite ? length : Swift.max(low, content)
    }
  }

  var width = Lengths() { didSet { if width != oldValue { setNeedsLayout() } } }
  var height = Lengths() { didSet { if height != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Frame" }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = super.sizeThatFits(offer(proposal))
    return Size(
      width: width.result(proposal.width, content: content.width),
      height: height.result(proposal.height, content: content.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let lengths = axis == .horizontal ? width : height
    if let fixed = lengths.fixed { return fixed...fixed }
    if let max = lengths.max, max.isInfinite {
      let least = lengths.min ?? super.lengthRange(axis, cross: cross).lowerBound
      return least...Double.infinity
    }
    return super.lengthRange(axis, cross: cross)
  }

  override func layoutChildren() {
    let inside = offer(placedProposal)
    let offer = ProposedSize(
      width: inside.width.map { min($0, width.fixed == nil ? frame.width : $0) },
      height: inside.height.map { min($0, height.fixed == nil ? frame.height : $0) })
    for child in children {
      let size = child.measure(offer)
      child.place(in: bounds.aligning(size, alignment), proposal: offer)
    }
  }
}
