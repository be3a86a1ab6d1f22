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
    let sizes = childSizes(for: proposal)
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

  /// The size of each child for an offer to the whole stack.
  private func childSizes(for proposal: ProposedSize) -> [Size] {
    let cross = proposal.length(axis.other)
    guard let main = proposal.length(axis) else {
      return children.map { $0.measure(ProposedSize.unspecified.with(cross, along: axis.other)) }
    }
    var sizes = [Size](repeating: .zero, count: children.count)
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
        let share = max(0, left - reserved) / Double(group.count - place)
        let offer = ProposedSize.unspecified.with(share, along: axis)
        sizes[index] = children[index].measure(offer.with(cross, along: axis.other))
        left -= sizes[index].length(axis)
      }
    }
    return sizes
  }

  private func flexibility(_ range: ClosedRange<Double>) -> Double {
    range.upperBound.isInfinite ? .infinity : range.upperBound - range.lowerBound
  }

  public override func layoutChildren() {
    let sizes = childSizes(for: placedProposal)
    let cross = frame.size.length(axis.other)
    let baseline = zip(children, sizes).map { $0.firstBaseline(in: $1) }.max() ?? 0
    var position = 0.0
    for (child, size) in zip(children, sizes) {
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
      let offer = ProposedSize.unspecified.with(size.length(axis), along: axis)
      child.place(
        in: Rect(origin: origin, size: size),
        proposal: offer.with(size.length(axis.other), along: axis.other))
      position += size.length(axis) + spacing
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard axis == .horizontal else { return super.firstBaseline(in: size) }
    let sizes = childSizes(for: ProposedSize(size))
    return zip(children, sizes).map { $0.firstBaseline(in: $1) }.max() ?? size.height
  }
}
