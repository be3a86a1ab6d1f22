/// A filled or outlined rectangle, rounded or not.
final class ShapeElement: Element {
  /// The outlines that a renderer's rounded fill can draw.
  nonisolated enum Shape: Hashable, Sendable {
    case rectangle
    case rounded(Double)
    case capsule
    case circle
  }

  var shape = Shape.rectangle { didSet { if shape != oldValue { setNeedsDisplay() } } }
  var fill: Color? { didSet { if fill != oldValue { setNeedsDisplay() } } }
  var stroke: Color? { didSet { if stroke != oldValue { setNeedsDisplay() } } }
  var lineWidth = 1.0 { didSet { if lineWidth != oldValue { setNeedsDisplay() } } }

  override var viewName: String {
    switch shape {
    case .rectangle: "Rectangle"
    case .rounded: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = proposal.replacingUnspecified(by: Size(width: 10, height: 10))
    guard shape == .circle else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    shape == .circle ? 0...(cross ?? .infinity) : 0...Double.infinity
  }

  override func draw(_ canvas: inout Canvas) {
    let half = min(frame.width, frame.height) / 2
    let radius: Double =
      switch shape {
      case .rectangle: 0
      case .rounded(let radius): min(radius, half)
      case .capsule, .circle: half
      }
    if let fill { canvas.fill(bounds, fill, radius: radius) }
    if let stroke { canvas.outline(bounds, stroke, width: lineWidth, radius: radius) }
  }
}
