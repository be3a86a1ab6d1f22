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
      let high = Swift.max(low, max ?? content)
      return Swift.max(low, Swift.min(high, outside))
    }

    /// The lengths that the frame can take around content of a range.
    func range(around content: () -> ClosedRange<Double>) -> ClosedRange<Double> {
      if let fixed { return fixed...fixed }
      if min == nil, max == nil { return content() }
      if let min, let max { return min...Swift.max(min, max) }
      let content = content()
      let low = result(0, content: content.lowerBound)
      return low...Swift.max(low, result(.infinity, content: content.upperBound))
    }
  }

  var width = Lengths() { didSet { if width != oldValue { setNeedsLayout() } } }
  var height = Lengths() { didSet { if height != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Frame" }

  override func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let width = width.fixed, let height = height.fixed {
      return Size(width: width, height: height)
    }
    let content = super.sizeThatFits(innerProposal(proposal))
    return Size(
      width: width.result(proposal.width, content: content.width),
      height: height.result(proposal.height, content: content.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let (along, across) = axis == .horizontal ? (width, height) : (height, width)
    return along.range { super.lengthRange(axis, cross: across.offer(cross)) }
  }
}
