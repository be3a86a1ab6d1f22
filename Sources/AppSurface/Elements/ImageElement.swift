/// The element beneath ``Image``.
public final class ImageElement: Element {
  /// What is shown.
  @Customizable public var source: ImageSource? {
    didSet { if source != oldValue { setNeedsLayout() } }
  }
  /// The colour of a symbol.
  @Customizable public var tint = Color.black {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }
  var symbolSize = 17.0 { didSet { if symbolSize != oldValue { setNeedsLayout() } } }
  var isResizable = false { didSet { if isResizable != oldValue { setNeedsLayout() } } }
  var fills = false { didSet { if fills != oldValue { setNeedsDisplay() } } }

  public override var viewName: String { "Image" }
  public override var role: ElementRole { .image }

  private var naturalSize: Size {
    switch source {
    case .symbol: Size(width: symbolSize, height: symbolSize)
    case .bitmap(let bitmap): Size(width: Double(bitmap.width), height: Double(bitmap.height))
    case nil: .zero
    }
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard isResizable else { return naturalSize }
    return proposal.replacingUnspecified(by: naturalSize)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let length = naturalSize.length(axis)
    return isResizable ? 0...Double.infinity : length...length
  }

  override func firstBaseline(in size: Size) -> Double {
    // A symbol stands on the line as a capital letter does.
    if case .symbol = source { return size.height * 0.86 }
    return size.height
  }

  public override func draw(_ canvas: inout Canvas) {
    guard let source else { return }
    switch source {
    case .symbol:
      let side = min(frame.width, frame.height)
      canvas.image(
        source, bounds.aligning(Size(width: side, height: side), .center), tint: tint)
    case .bitmap: canvas.image(source, bounds, tint: .white)
    }
  }
}
