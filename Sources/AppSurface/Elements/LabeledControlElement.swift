/// What controls with a label have in common: the part that is acted on stands at the end of the
/// line, or beneath the label where the line is too short for both.
@MainActor public class LabeledControlElement: ControlElement {
  private static let gap = 12.0
  private static let lineGap = 6.0

  /// The size of the part that is acted on, in a width; nil is as much as it likes.
  func controlSize(in width: Double?) -> Size { .zero }

  /// Whether the part that is acted on stands before the label.
  var isControlLeading: Bool { false }

  private var hasLabel: Bool { !children.isEmpty && children[0].measure(.unspecified).width > 0 }

  private struct Arrangement {
    var control: Size
    var label: ProposedSize
    var isStacked: Bool
    var gap: Double
  }

  private func arrangement(in width: Double?) -> Arrangement {
    let control = controlSize(in: width)
    guard hasLabel else {
      return Arrangement(control: control, label: .unspecified, isStacked: false, gap: 0)
    }
    let gap = control.width > 0 ? Self.gap : 0
    guard let width else {
      return Arrangement(control: control, label: .unspecified, isStacked: false, gap: gap)
    }
    let left = width - control.width - gap
    let isStacked = left < width * 0.4 && children[0].measure(.unspecified).width > left
    return Arrangement(
      control: control, label: ProposedSize(width: isStacked ? width : left, height: nil),
      isStacked: isStacked, gap: gap)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let plan = arrangement(in: proposal.width)
    guard hasLabel else { return plan.control }
    let label = super.sizeThatFits(plan.label)
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
    if plan.isStacked {
      return Size(
        width: max(offered, label.width, plan.control.width),
        height: label.height + Self.lineGap + plan.control.height)
    }
    return Size(
      width: max(offered, label.width + plan.gap + plan.control.width),
      height: max(label.height, plan.control.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard axis == .horizontal else { return super.lengthRange(axis, cross: cross) }
    let least = controlSize(in: 0).width
    return least...(hasLabel ? .infinity : max(least, controlSize(in: nil).width))
  }

  override func firstBaseline(in size: Size) -> Double {
    guard hasLabel else { return size.height }
    let plan = arrangement(in: size.width)
    let label = super.sizeThatFits(plan.label)
    let top = plan.isStacked ? 0 : (size.height - label.height) / 2
    return top + children[0].firstBaseline(in: label)
  }

  public override func layoutChildren() {
    let plan = arrangement(in: placedSize.width)
    var inside = room
    if isControlLeading {
      inside.origin.x += plan.control.width + plan.gap
      inside.size.width -= plan.control.width + plan.gap
    }
    for child in children {
      let size = child.measure(plan.label)
      child.place(
        in: inside.aligning(size, plan.isStacked ? .topLeading : .leading), proposal: plan.label)
    }
  }

  /// Where the part that is acted on stands, in the element's own coordinates.
  var controlRect: Rect {
    let plan = arrangement(in: placedSize.width)
    let isAtStart = plan.isStacked || isControlLeading
    let x = isAtStart == isRightToLeft ? frame.width - plan.control.width : 0
    let free = frame.height - plan.control.height
    return Rect(origin: Point(x: x, y: plan.isStacked ? free : free / 2), size: plan.control)
  }
}
