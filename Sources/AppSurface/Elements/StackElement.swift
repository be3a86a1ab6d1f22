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

  @exclusivity(unchecked) private var divided: (proposal: ProposedSize, shares: [Share])?

  public override var viewName: String { axis == .horizontal ? "HStack" : "VStack" }

  private var totalSpacing: Double { spacing * Double(max(0, children.count - 1)) }

  override func forgetSizes() { (divided, knownAlignment) = (nil, nil) }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let shares = shares(of: proposal)
    var main = totalSpacing
    for share in shares { main += share.size.length(axis) }
    return Size(along: axis, max(0, main), crossLength(of: shares))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    // Offered nothing or everything along its axis, each child is offered the same.
    guard axis == self.axis else {
      return cross == nil && !alignsGuides ? acrossRange : measuredRange(axis, cross: cross)
    }
    var (least, most) = (totalSpacing, totalSpacing)
    for child in children {
      let range = child.range(axis, cross: cross)
      least += range.lowerBound
      most += range.upperBound
    }
    return max(0, least)...max(0, least, most)
  }

  /// The lengths across the axis: where it may be as long as it likes, each child is offered all of
  /// the breadth.
  private var acrossRange: ClosedRange<Double> {
    var (least, most) = (0.0, 0.0)
    for child in children {
      let range = child.range(axis.other, cross: nil)
      (least, most) = (max(least, range.lowerBound), max(most, range.upperBound))
    }
    return least...most
  }

  // MARK: Aligning

  /// Whether the members do not simply stand at a side or in the middle.
  private var alignsGuides: Bool {
    if let knownAlignment { return knownAlignment }
    let found = findsGuides
    knownAlignment = found
    keepsAnswers = true
    return found
  }

  @exclusivity(unchecked) private var knownAlignment: Bool?

  private var findsGuides: Bool {
    if axis == .horizontal, vertical == .firstTextBaseline || vertical == .lastTextBaseline {
      return true
    }
    for child in children where child.carriesGuides { return true }
    return false
  }

  /// Where a member's guide lies, across the axis.
  private func guide(of child: Element, _ size: Size) -> Double {
    axis == .horizontal ? child.guide(vertical, in: size) : child.guide(horizontal, in: size)
  }

  /// How far the guides lie from the side at which the stack begins.
  private func guideLine(of shares: [Share]) -> Double {
    zip(children, shares).reduce(-.infinity) { max($0, guide(of: $1.0, $1.1.size)) }
  }

  private func crossLength(of shares: [Share]) -> Double {
    let line = alignsGuides ? guideLine(of: shares) : nil
    var length = 0.0
    for (child, share) in zip(children, shares) {
      var end = share.size.length(axis.other)
      if let line { end += line - guide(of: child, share.size) }
      length = max(length, end)
    }
    return length
  }

  // MARK: Dividing the room

  private func shares(of proposal: ProposedSize) -> [Share] {
    if let divided, divided.proposal == proposal { return divided.shares }
    let shares = divide(proposal)
    divided = (proposal, shares)
    keepsAnswers = true
    return shares
  }

  /// What decides which member is asked first.
  private struct Member {
    var index: Int
    var least: Double
    var flexibility: Double
    var priority: Double

    /// Higher priority first, then less flexible first, then as they stand.
    func isBefore(_ other: Member) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  private func divide(_ proposal: ProposedSize) -> [Share] {
    guard let main = proposal.length(axis), main.isFinite, children.count > 1 else {
      var shares: [Share] = []
      shares.reserveCapacity(children.count)
      for child in children { shares.append(Share(offer: proposal, size: child.measure(proposal))) }
      return shares
    }
    let members = members(cross: proposal.length(axis.other))
    var shares = [Share](repeating: Share(offer: proposal, size: .zero), count: children.count)
    var left = main - totalSpacing
    var reserved = 0.0
    for member in members { reserved += member.least }
    var start = 0
    while start < members.count {
      var end = start
      var pending = 0.0
      while end < members.count, members[end].priority == members[start].priority {
        pending += members[end].least
        end += 1
      }
      reserved -= pending
      for place in start..<end {
        let (index, least) = (members[place].index, members[place].least)
        pending -= least
        // One that needs more than an equal part is offered it where the others can do with the rest.
        let room = max(0, left - reserved)
        let part = max(room / Double(end - place), min(least, room - pending))
        let offer = proposal.with(part, along: axis)
        shares[index] = Share(offer: offer, size: children[index].measure(offer))
        left -= shares[index].size.length(axis)
      }
      start = end
    }
    return shares
  }

  /// The members in the order in which they are asked.
  private func members(cross: Double?) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let range = child.range(axis, cross: cross)
      let most = range.upperBound
      let new = Member(
        index: index, least: range.lowerBound,
        flexibility: most.isInfinite ? .infinity : most - range.lowerBound,
        priority: child.layoutPriority)
      // Stacks are small, and usually in order.
      var place = members.count
      while place > 0, new.isBefore(members[place - 1]) { place -= 1 }
      members.insert(new, at: place)
    }
    return members
  }

  // MARK: Placing

  public override func layoutChildren() {
    let shares = shares(of: placedProposal)
    let cross = placedSize.length(axis.other)
    let line = alignsGuides ? guideLine(of: shares) : nil
    let fraction = axis == .vertical ? horizontal.fraction : vertical.fraction
    var position = 0.0
    for (child, share) in zip(children, shares) {
      let size = share.size
      let across =
        if let line { line - guide(of: child, size) } else {
          (cross - size.length(axis.other)) * fraction
        }
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      child.place(in: Rect(origin: origin, size: size), proposal: share.offer)
      position += size.length(axis) + spacing
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard axis == .horizontal, !children.isEmpty else { return super.firstBaseline(in: size) }
    return rowBaseline(in: size) { $0.firstBaseline(in: $1) }
  }

  override func lastBaseline(in size: Size) -> Double {
    guard axis == .horizontal, !children.isEmpty else {
      guard let last = children.last, let share = shares(of: ProposedSize(size)).last else {
        return size.height
      }
      return size.height - share.size.height + last.lastBaseline(in: share.size)
    }
    return rowBaseline(in: size) { $0.lastBaseline(in: $1) }
  }

  /// The lowest baseline of a row's members where they stand.
  private func rowBaseline(in size: Size, _ baseline: (Element, Size) -> Double) -> Double {
    let shares = shares(of: ProposedSize(size))
    let line = alignsGuides ? guideLine(of: shares) : nil
    return zip(children, shares).reduce(0) { lowest, member in
      let (child, share) = member
      let top =
        line.map { $0 - guide(of: child, share.size) }
        ?? (size.height - share.size.height) * vertical.fraction
      return max(lowest, top + baseline(child, share.size))
    }
  }
}
