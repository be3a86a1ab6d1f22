/// The element beneath ``Text``.
public final class TextElement: Element {
  /// The characters.
  @Customizable public var text = "" {
    didSet { if text != oldValue { invalidate() } }
  }
  /// The font, as large as it is shown.
  @Customizable public var font = Font.body {
    didSet { if font != oldValue { invalidate() } }
  }
  /// The ink.
  @Customizable public var color = Color.black {
    didSet {
      guard color != oldValue else { return }
      runs = nil
      setNeedsDisplay()
    }
  }
  /// The characters that are marked, as one marks a text with a pen.
  var marks: [Range<Int>] = [] { didSet { if marks != oldValue { setNeedsDisplay() } } }
  var markColor = Color.yellow
  var lineLimit: Int? { didSet { if lineLimit != oldValue { invalidate() } } }
  var truncation = TruncationMode.tail { didSet { if truncation != oldValue { invalidate() } } }
  var alignment = TextAlignment.leading { didSet { if alignment != oldValue { invalidate() } } }
  /// The layouts of the last two rooms, which are usually those for measuring and for placing.
  private struct Known {
    var width: Double?
    var height: Double?
    var layout: TextLayout
  }

  @exclusivity(unchecked) private var latest: Known?
  @exclusivity(unchecked) private var earlier: Known?
  private var runs: [TextRun]?

  public override var viewName: String { "Text" }
  public override var role: ElementRole { .text }
  public override var ownText: String? { text }

  private func invalidate() {
    (latest, earlier) = (nil, nil)
    runs = nil
    setNeedsLayout()
  }

  private func layout(width: Double?, height: Double?) -> TextLayout {
    if let latest, latest.width == width, latest.height == height { return latest.layout }
    if let earlier, earlier.width == width, earlier.height == height { return earlier.layout }
    let layout =
      free(width: width, height: height)
      ?? TextLayout(
        text, font: font, width: width, height: height, lineLimit: lineLimit,
        truncation: truncation, measuring: measuring)
    earlier = latest
    latest = Known(width: width, height: height, layout: layout)
    return layout
  }

  /// The layout that nothing confines, where it fits: most texts are asked for many rooms and broken
  /// once. A layout for any height does for less where it fits.
  private func free(width: Double?, height: Double?) -> TextLayout? {
    let measuring = measuring
    if text.utf8.count <= TextLayoutCache.longest {
      let layout = measuring.layouts.layout(
        text, font: font, lineLimit: lineLimit, truncation: truncation, measuring: measuring)
      let isFree =
        layout.size.width <= width ?? .infinity && layout.size.height <= height ?? .infinity
      if isFree { return layout }
    }
    guard let height else { return nil }
    let layout = layout(width: width, height: nil)
    return layout.size.height <= height ? layout : nil
  }

  /// The lines as they stand in the element's place.
  public var layout: TextLayout {
    layout(width: placedSize.width + 0.001, height: placedSize.height + 0.001)
  }

  private func roundedUp(_ length: Double) -> Double {
    (length * displayScale - 0.0001).rounded(.up) / displayScale
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    let size = layout(
      width: width.isFinite ? width + 0.001 : nil, height: height.isFinite ? height + 0.001 : nil
    ).size
    return Size(width: min(roundedUp(size.width), width), height: roundedUp(size.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    if axis == .horizontal { return 0...measure(.unspecified).width }
    let least = roundedUp(measuring.metrics(font).lineHeight)
    return least...max(least, measure(ProposedSize(width: cross, height: nil)).height)
  }

  override func firstBaseline(in size: Size) -> Double {
    let metrics = measuring.metrics(font)
    return (metrics.lineHeight + metrics.ascent - metrics.descent) / 2
  }

  override func lastBaseline(in size: Size) -> Double {
    let layout = layout(width: size.width + 0.001, height: size.height + 0.001)
    return firstBaseline(in: size) + Double(layout.lines.count - 1) * layout.lineHeight
  }

  public override func layoutChildren() { runs = nil }

  public override func draw(_ canvas: inout Canvas) {
    drawMarks(&canvas)
    for run in textRuns { canvas.text(run) }
  }

  private var textRuns: [TextRun] {
    if let runs { return runs }
    let layout = layout
    let fraction = isRightToLeft ? 1 - alignment.fraction : alignment.fraction
    let made = layout.lines.enumerated().map { index, line in
      TextRun(
        text: line.text, font: font,
        origin: Point(
          x: (frame.width - line.width) * fraction,
          y: layout.firstBaseline + Double(index) * layout.lineHeight),
        width: line.width, color: color)
    }
    runs = made
    return made
  }
}
