/// The element beneath ``ColorPicker``: a label and a well that shows the colour; a press on it, or
/// Return, opens the choice.
public final class ColorPickerElement: LabeledControlElement {
  /// The colour that is chosen.
  public internal(set) var color = Color.black {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  var open: () -> Void = {}

  public override var viewName: String { "ColorPicker" }
  public override var role: ElementRole { .colorPicker }
  public override var ownValue: String? { ColorCode.text(of: color) }

  override func controlSize(in width: Double?) -> Size { Size(width: 46, height: 28) }

  public override func draw(_ canvas: inout Canvas) {
    let well = controlRect
    if color.alpha < 1 {
      // What shines through is told by two grounds.
      let half = Rect(x: well.midX, y: well.minY, width: well.width / 2, height: well.height)
      canvas.fill(well, .white, radius: 8)
      canvas.fill(half.inset(by: EdgeInsets(right: 8)), Color(white: 0.45))
    }
    canvas.fill(well, isEnabled ? color : color.opacity(0.4), radius: 8)
    canvas.outline(
      well, isPressed || isHovered ? tint : palette.tertiary, width: 1.5, radius: 8)
    drawFocusRing(&canvas, around: well, radius: 8)
  }

  public override func activate() -> Bool {
    guard isEnabled else { return false }
    open()
    return true
  }
}
