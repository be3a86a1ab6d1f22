/// The element beneath ``Toggle``: a switch, a box to tick or a button that stays down.
public final class ToggleElement: LabeledControlElement {
  /// Whether the switch is on.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The looks.
  public internal(set) var style = ToggleStyle.automatic {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  var setOn: (Bool) -> Void = { _ in }

  public override var viewName: String { "Toggle" }
  public override var role: ElementRole { .toggle }
  public override var ownValue: String? { isOn ? "on" : "off" }

  private static let buttonInsets = DirectionalEdgeInsets(
    top: 8, leading: 14, bottom: 8, trailing: 14)

  override func controlSize(in width: Double?) -> Size {
    switch style {
    case .automatic, .switch: Size(width: 46, height: 28)
    case .checkbox: Size(width: 22, height: 22)
    case .button: .zero
    }
  }

  override var isControlLeading: Bool { style == .checkbox }

  // MARK: A button's margins

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard style == .button else { return super.sizeThatFits(proposal) }
    let label = children.first?.measure(proposal.inset(by: Self.buttonInsets)) ?? .zero
    return Size(
      width: label.width + Self.buttonInsets.horizontal,
      height: label.height + Self.buttonInsets.vertical)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    style == .button
      ? measuredRange(axis, cross: cross) : super.lengthRange(axis, cross: cross)
  }

  public override func layoutChildren() {
    guard style == .button else { return super.layoutChildren() }
    let offer = placedProposal.inset(by: Self.buttonInsets)
    for child in children {
      child.place(in: room.aligning(child.measure(offer), .center), proposal: offer)
    }
  }

  // MARK: Drawing

  public override func draw(_ canvas: inout Canvas) {
    switch style {
    case .automatic, .switch: drawSwitch(&canvas)
    case .checkbox: drawBox(&canvas)
    case .button: drawButton(&canvas)
    }
  }

  private func drawSwitch(_ canvas: inout Canvas) {
    let track = controlRect
    var ground = isOn ? palette.on : palette.tertiary.over(palette.fill)
    if !isEnabled { ground = palette.fill }
    canvas.fill(track, ground, radius: 14)
    let isAtRight = isOn != isRightToLeft
    let x = isAtRight ? track.maxX - 26 : track.minX + 2
    canvas.fill(Rect(x: x, y: track.minY + 2, width: 24, height: 24), .white, radius: 12)
    drawFocusRing(&canvas, around: track, radius: 14)
  }

  private func drawBox(_ canvas: inout Canvas) {
    let box = controlRect
    if isOn {
      canvas.fill(box, isEnabled ? tint : palette.tertiary, radius: 5)
      canvas.image(
        .symbol(name: "checkmark", weight: .bold), box.inset(by: 4), tint: .white)
    } else {
      canvas.fill(box, palette.fill, radius: 5)
      canvas.outline(box, palette.tertiary, width: 1.5, radius: 5)
    }
    drawFocusRing(&canvas, around: box, radius: 5)
  }

  private func drawButton(_ canvas: inout Canvas) {
    let ground = isOn && isEnabled ? tint.opacity(0.22).over(palette.fill) : palette.fill
    canvas.fill(
      bounds, isPressed ? Color.black.opacity(0.18).over(ground) : ground,
      radius: min(10, frame.height / 2))
    if isOn { canvas.outline(bounds, tint, width: 1, radius: min(10, frame.height / 2)) }
    drawFocusRing(&canvas, around: bounds, radius: 10)
  }

  public override func activate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn)
    return true
  }
}
