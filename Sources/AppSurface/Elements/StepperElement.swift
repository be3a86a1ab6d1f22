/// The element beneath ``Stepper``: a label, and two halves that go down and up.
public final class StepperElement: LabeledControlElement {
  var decrement: (() -> Void)?
  var increment: (() -> Void)?
  var valueText: String?
  var rangeText: String?
  private var pressedHalf: Int?

  public override var viewName: String { "Stepper" }
  public override var role: ElementRole { .stepper }
  public override var ownValue: String? { valueText }
  public override var ownRange: String? { rangeText }

  override func controlSize(in width: Double?) -> Size { Size(width: 84, height: 32) }

  public override var hitArea: Rect { controlRect }

  private func half(at point: Point) -> Int? {
    let rect = controlRect
    guard rect.inset(by: -6).contains(point) else { return nil }
    return (point.x < rect.midX) != isRightToLeft ? -1 : 1
  }

  public override func draw(_ canvas: inout Canvas) {
    let rect = controlRect
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
