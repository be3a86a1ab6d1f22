/// The switch of a ``Toggle``; its label stands before it.
public final class ToggleElement: ControlElement {
  /// Whether the switch is on.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  var setOn: (Bool) -> Void = { _ in }

  public override var viewName: String { "Toggle" }
  public override var role: ElementRole { .toggle }
  public override var accessibilityValue: String? { isOn ? "on" : "off" }

  private static let track = Size(width: 46, height: 28)
  private static let gap = 12.0

  private func labelOffer(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: DirectionalEdgeInsets(trailing: ToggleElement.track.width + Self.gap))
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let label = super.sizeThatFits(labelOffer(proposal))
    let ideal = label.width + ToggleElement.gap + ToggleElement.track.width
    let offered = proposal.width
    return Size(width: max(ideal, offered ?? 0), height: max(label.height, Self.track.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard axis == .horizontal else { return super.lengthRange(axis, cross: cross) }
    return (ToggleElement.track.width + ToggleElement.gap)...Double.infinity
  }

  public override func layoutChildren() {
    let offer = labelOffer(ProposedSize(frame.size))
    for child in children {
      child.place(in: bounds.aligning(child.measure(offer), .leading), proposal: offer)
    }
  }

  private var trackRect: Rect {
    let x = isRightToLeft ? 0 : frame.width - Self.track.width
    return Rect(
      origin: Point(x: x, y: (frame.height - Self.track.height) / 2), size: Self.track)
  }

  public override func draw(_ canvas: inout Canvas) {
    let track = trackRect
    var ground = isOn ? palette.on : palette.tertiary.over(palette.fill)
    if !isEnabled { ground = palette.fill }
    canvas.fill(track, ground, radius: 14)
    let isAtRight = isOn != isRightToLeft
    let x = isAtRight ? track.maxX - 26 : track.minX + 2
    canvas.fill(Rect(x: x, y: track.minY + 2, width: 24, height: 24), .white, radius: 12)
    drawFocusRing(&canvas, around: track, radius: 14)
  }

  public override func activate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn)
    return true
  }
}
