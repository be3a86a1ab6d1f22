/// The element beneath ``Stepper``: a label, and two halves that go down and up.
public final class StepperElement: ControlElement {
  var decrement: (() -> Void)?
  var increment: (() -> Void)?
  var valueText: String?
  private var pressedHalf: Int?

  public override var viewName: String { "Stepper" }
  public override var role: ElementRole { .stepper }
  public override var accessibilityValue: String? { valueText }

  private static let buttons = Size(width: 84, height: 32)
  private static let gap = 12.0

  private func labelOffer(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: DirectionalEdgeInsets(trailing: Self.buttons.width + Self.gap))
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let label = super.sizeThatFits(labelOffer(proposal))
    let gap = label.width > 0 ? Self.gap : 0
    let ideal = label.width + gap + Self.buttons.width
    let offered = label.width > 0 ? proposal.width : nil
    return Size(width: max(ideal, offered ?? 0), height: max(label.height, Self.buttons.height))
  }

  public override func layoutChildren() {
    let offer = labelOffer(ProposedSize(frame.size))
    for child in children {
      child.place(in: bounds.aligning(child.measure(offer), .leading), proposal: offer)
    }
  }

  private var buttonsRect: Rect {
    let x = isRightToLeft ? 0 : frame.width - Self.buttons.width
    return Rect(
      origin: Point(x: x, y: (frame.height - Self.buttons.height) / 2), size: Self.buttons)
  }

  public override var hitArea: Rect { buttonsRect }

  private func half(at point: Point) -> Int? {
    let rect = buttonsRect
    guard rect.inset(by: -6).contains(point) else { return nil }
    return (point.x < rect.midX) != isRightToLeft ? -1 : 1
  }

  public override func draw(_ canvas: inout Canvas) {
    let rect = buttonsRect
    canvas.fill(rect, palette.fill, radius: 8)
    for side in [-1, 1] {
      let isLeft = (side == -1) != isRightToLeft
      let part = Rect(
        x: isLeft ? rect.minX : rect.midX, y: rect.minY, width: rect.width / 2,
        height: rect.height)
      let action = side == -1 ? decrement : increment
      if pressedHalf == side, isPressed { canvas.fill(part, palette.pressed, radius: 8) }
      canvas.image(
        .symbol(name: side == -1 ? "minus" : "plus", weight: .medium),
        part.aligning(Size(width: 16, height: 16), .center),
        tint: isEnabled && action != nil ? palette.primary : palette.tertiary)
    }
    canvas.fill(
      Rect(x: rect.midX - 0.5, y: rect.minY + 8, width: 1, height: rect.height - 16),
      palette.separator)
    drawFocusRing(&canvas, around: rect, radius: 8)
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard let half = half(at: event.position) else { return .none }
    pressedHalf = half
    return super.pointerDown(event)
  }

  public override func pressEnded(_ event: PointerEvent) {
    guard let half = half(at: event.position), half == pressedHalf else { return }
    if half == -1 { decrement?() } else { increment?() }
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isEmpty else { return .passed }
    switch event.key {
    case .left: (isRightToLeft ? increment : decrement)?()
    case .right: (isRightToLeft ? decrement : increment)?()
    case Key("-"): decrement?()
    case Key("+"), Key("="): increment?()
    default: return .passed
    }
    return .consumed
  }

  public override func activate() -> Bool {
    guard isEnabled, let increment else { return false }
    increment()
    return true
  }
}
