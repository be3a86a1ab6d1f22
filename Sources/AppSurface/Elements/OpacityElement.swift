/// Content that is drawn more faintly.
final class OpacityElement: ZStackElement {
  var opacity = 1.0 { didSet { if opacity != oldValue { setNeedsDisplay() } } }

  override var viewName: String { "Opacity" }

  override func drawChildren(_ canvas: inout Canvas) {
    guard opacity > 0 else { return }
    canvas.faded(by: opacity) { super.drawChildren(&$0) }
  }
}
