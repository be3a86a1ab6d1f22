/// The element beneath ``HStack`` and ``VStack``: children one after another along an axis.
///
/// The room is divided as SwiftUI divides it: those of a higher layout priority first, among equals
/// the least flexible first, each offered an equal part of what is left.
public class StackElement: Element {
  var axis = Axis.vertical { didSet { if axis != oldValue { setNeedsLayout() } } }
  var spacing = 8.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }
  var horizontal = HorizontalAlignment.center {
    didSet { if horizontal != oldValue { setNeedsLayout() } }
  }
  var vertical = VerticalAlignment.center {
    didSet { if vertical != oldValue { setNeedsLayout() } }
  }

  /// What a child is offered, and what it takes of it.
  private struct Share {
    var offer: ProposedSize
    var size: Size
  }

  private var divided: (proposal: ProposedSize, shares: [Share])?

  public override var viewName: String { axis == .horizontal ? "HStack" : "VStack" }

  private var totalSpacing: Double { spacing * Double(max(0, children.count - 1)) }

  override func forgetSizes() { divided = nil }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let shares = shares(of: proposal)
    let main = shares.reduce(totalSpacing) { $0 + $1.size.length(axis) }
    return Size(along: axis, max(0, main), crossLength(of: shares))
  }

  private var alignsBaselines: Bool { axis == .horizontal && vertical == .firstTextBaseline }

  private func crossLength(of shares: [Share]) -> Double {
    guard alignsBaselines else {
      return shares.reduce(0) { max($0, $1.size.length(axis.other)) }
    }
    var (above, below) = (0.0, 0.0)
    for (child, share) in zip(children, shares) {
      let baseline = child.firstBaseline(in: share.size)
      above = max(above, baseline)
      below = max(below, share.size.height - baseline)
    }
    return above + below
  }

  // MARK: Dividing the room

  private func shares(of proposal: ProposedSize) -> [Share] {
    if let divided, divided.proposal == proposal { return divided.shares }
    let shares = divide(proposal)
    divided = (proposal, shares)
    return shares
  }

  private func divide(_ proposal: ProposedSize) -> [Share] {
    guard let main = proposal.length(axis), main.isFinite, children.count > 1 else {
      return children.map { Share(offer: proposal, size: $0.measure(proposal)) }
    }
    let cross = proposal.length(axis.other)
    let ranges = children.map { $0.lengthRange(axis, cross: cross) }
    let priorities = children.map(\.layoutPriority)
    let order = dividingOrder(ranges, priorities)
    var shares = [Share](repeating: Share(offer: proposal, size: .zero), count: children.count)
    var left = main - totalSpacing
    var reserved = ranges.reduce(0) { $0 + $1.lowerBound }
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
      reserved -= order[start..<end].reduce(0) { $0 + ranges[$1].lowerBound }
      for place in start..<end {
        let index = order[place]
        let offer = proposal.with(max(0, left - reserved) / Double(end - place), along: axis)
        shares[index] = Share(offer: offer, size: children[index].measure(offer))
        left -= shares[index].size.length(axis)
      }
      start = end
    }
    return shares
  }

  /// Higher priority first, then less flexible first.
  private func dividingOrder(
    _ ranges: [ClosedRange<Double>], _ priorities: [Double]
  ) -> [Int] {
    let flexibility = ranges.map {
      $0.upperBound.isInfinite ? .infinity : $0.upperBound - $0.lowerBound
    }
    return ranges.indices.sorted {
      if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
      return flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
  }

  // MARK: Placing

  public override func layoutChildren() {
    let shares = shares(of: placedProposal)
    let cross = placedSize.length(axis.other)
    let baseline = alignsBaselines ? firstBaseline(of: shares) : 0
    var position = 0.0
    for (child, share) in zip(children, shares) {
      let size = share.size
      let across: Double
      if axis == .vertical {
        across = (cross - size.width) * horizontal.fraction
      } else if alignsBaselines {
        across = baseline - child.firstBaseline(in: size)
      } else {
        across = (cross - size.height) * vertical.fraction
      }
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      child.place(in: Rect(origin: origin, size: size), proposal: share.offer)
      position += size.length(axis) + spacing
    }
  }

  private func firstBaseline(of shares: [Share]) -> Double {
    zip(children, shares).reduce(0) { max($0, $1.0.firstBaseline(in: $1.1.size)) }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard axis == .horizontal, !children.isEmpty else { return super.firstBaseline(in: size) }
    let shares = shares(of: ProposedSize(size))
    guard !alignsBaselines else { return firstBaseline(of: shares) }
    return zip(children, shares).reduce(0) { highest, member in
      let (child, share) = member
      let top = (size.height - share.size.height) * vertical.fraction
      return max(highest, top + child.firstBaseline(in: share.size))
    }
  }
}
