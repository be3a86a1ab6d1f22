/// Content that is cut at its own edges.
final class ClipElement: ZStackElement {
  var radius = 0.0 { didSet { if radius != oldValue { setNeedsDisplay() } } }

  override var viewName: String { "Clip" }
  override var clipBounds: Rect? { bounds }
  override var isBounded: Bool { true }

  override func drawContents(_ canvas: inout Canvas) {
    canvas.clipped(to: bounds, radius: min(radius, min(frame.width, frame.height) / 2)) {
      super.drawContents(&$0)
    }
  }
}
