/// The element beneath ``HStack`` and ``VStack``: children one after another along an axis.
///
/// The room is divided as SwiftUI divides it: those of a higher layout priority first, among equals
/// the least flexible first, each offered an equal part of what is left.
public final class StackElement: Element {
  var axis = Axis.vertical { didSet { if axis != oldValue { setNeedsLayout() } } }
  var spacing = 8.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }
  var horizontal = HorizontalAlignment.center {
    didSet { if horizontal != oldValue { setNeedsLayout() } }
  }
  var vertical = VerticalAlignment.center {
    didSet { if vertical != oldValue { setNeedsLayout() } }
  }

  public override var viewName: String { axis == .horizontal ? "HStack" : "VStack" }

  private var totalSpacing: Double { spacing * Double(max(0, children.count - 1)) }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let sizes = division(of: proposal).map(\.size)
    let main = sizes.reduce(totalSpacing) { $0 + $1.length(axis) }
    return Size(along: axis, children.isEmpty ? 0 : main, crossLength(of: sizes))
  }

  private func crossLength(of sizes: [Size]) -> Double {
    guard axis == .horizontal, vertical == .firstTextBaseline else {
      return sizes.reduce(0) { max($0, $1.length(axis.other)) }
    }
    let baselines = zip(children, sizes).map { $0.firstBaseline(in: $1) }
    let above = baselines.max() ?? 0
    let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    return above + below
  }

  /// What a child is offered, and what it takes of it.
  private nonisolated struct Share {
    var offer = ProposedSize.unspecified
    var size = Size.zero
  }

  private func share(_ child: Element, _ offer: ProposedSize) -> Share {
    Share(offer: offer, size: child.measure(offer))
  }

  /// The share of each child in an offer to the whole stack.
  private func division(of proposal: ProposedSize) -> [Share] {
    let cross = proposal.length(axis.other)
    let unbounded = ProposedSize.unspecified.with(cross, along: axis.other)
    guard let main = proposal.length(axis) else { return children.map { share($0, unbounded) } }
    var shares = [Share](repeating: Share(), count: children.count)
    var left = main - totalSpacing
    let ranges = children.map { $0.lengthRange(axis, cross: cross) }
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    let priorities = groups.keys.sorted(by: >)
    var reserved = ranges.reduce(0) { $0 + $1.lowerBound }
    for priority in priorities {
      let group = (groups[priority] ?? []).sorted {
        let (a, b) = (flexibility(ranges[$0]), flexibility(ranges[$1]))
        return a == b ? $0 < $1 : a < b
      }
      reserved -= group.reduce(0) { $0 + ranges[$1].lowerBound }
      for (place, index) in group.enumerated() {
        let length = max(0, left - reserved) / Double(group.count - place)
        shares[index] = share(children[index], unbounded.with(length, along: axis))
        left -= shares[index].size.length(axis)
      }
    }
    return shares
  }

  private func flexibility(_ range: ClosedRange<Double>) -> Double {
    range.upperBound.isInfinite ? .infinity : range.upperBound - range.lowerBound
  }

  public override func layoutChildren() {
    let shares = division(of: placedProposal)
    let cross = frame.size.length(axis.other)
    let baseline = zip(children, shares).map { $0.firstBaseline(in: $1.size) }.max() ?? 0
    var position = 0.0
    for (child, share) in zip(children, shares) {
      let size = share.size
      let across: Double
      if axis == .vertical {
        across = (cross - size.width) * horizontal.fraction
      } else if vertical == .firstTextBaseline {
        across = baseline - child.firstBaseline(in: size)
      } else {
        across = (cross - size.height) * vertical.fraction
      }
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      // The offer that the size answers: with the size itself for an offer, a stack inside would
      // divide it anew, and might cut one text to give another more than it needs.
      child.place(in: Rect(origin: origin, size: size), proposal: share.offer)
      position += size.length(axis) + spacing
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard axis == .horizontal else { return super.firstBaseline(in: size) }
    let sizes = division(of: ProposedSize(size)).map(\.size)
    return zip(children, sizes).map { $0.firstBaseline(in: $1) }.max() ?? size.height
  }
}
