/// The handle at the top of a sheet that can stand at several heights: a press goes to the next one,
/// the arrow keys up and down.
public final class SheetGrabberElement: ControlElement {
  static let height = 12.0

  public override var viewName: String { "SheetGrabber" }
  public override var role: ElementRole { .button }
  public override var ownText: String? { "Sheet Grabber" }
  public override var ownValue: String? {
    sheet.map { SheetGrabberElement.name($0.current) }
  }
  public override var hitArea: Rect { bounds.inset(by: EdgeInsets(top: 0, bottom: -8)) }

  private var sheet: SheetElement? { parent as? SheetElement }

  /// A height as it is read out.
  private static func name(_ detent: PresentationDetent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part):
      part.isFinite ? "\(Int((min(1, max(0, part)) * 100).rounded())) %" : "large"
    case .height(let points): "\(SliderElement.text(points)) points"
    }
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: min(80, proposal.width ?? 80), height: Self.height)
  }

  public override func draw(_ canvas: inout Canvas) {
    let ink = isHovered || isPressed ? palette.secondary : palette.tertiary
    Self.drawHandle(&canvas, in: bounds, ink)
    let handle = Rect(x: frame.width / 2 - 18, y: 5, width: 36, height: 5)
    drawFocusRing(&canvas, around: handle, radius: 2.5)
  }

  /// Draws a handle in the upper middle of a rectangle.
  static func drawHandle(_ canvas: inout Canvas, in rect: Rect, _ ink: Color) {
    canvas.fill(
      Rect(x: rect.midX - 18, y: rect.minY + 5, width: 36, height: 5), ink.opacity(0.6),
      radius: 2.5)
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isEmpty else { return .passed }
    switch event.key {
    case .up: sheet?.step(by: 1, wraps: false)
    case .down: sheet?.step(by: -1, wraps: false)
    default: return .passed
    }
    return .consumed
  }

  public override func activate() -> Bool {
    sheet?.step(by: 1, wraps: true)
    return sheet != nil
  }
}
