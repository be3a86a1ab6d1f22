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
  /// A layout, and the room that it was made for; nil is any width or height.
  private struct Known {
    var width: Double?
    var height: Double?
    var layout: TextLayout

    /// Whether the layout is that of another room too: of one that is no larger and holds it as it is.
    func fits(width: Double?, height: Double?) -> Bool {
      if width == self.width, height == self.height { return true }
      let room = (width: width ?? .infinity, height: height ?? .infinity)
      return layout.size.width <= room.width && room.width <= self.width ?? .infinity
        && layout.size.height <= room.height && room.height <= self.height ?? .infinity
    }
  }

  /// The layouts of the last two rooms, which are usually those for measuring and for placing.
  @exclusivity(unchecked) private var latest: Known?
  @exclusivity(unchecked) private var earlier: Known?
  @exclusivity(unchecked) private var knownTypesetter: Typesetter??
  private var runs: [TextRun]?

  public override var viewName: String { "Text" }
  public override var role: ElementRole { .text }
  public override var ownText: String? { text }

  private func invalidate() {
    (latest, earlier, knownTypesetter) = (nil, nil, nil)
    runs = nil
    setNeedsLayout()
  }

  /// Most texts are asked for many rooms and broken once.
  private func layout(width: Double?, height: Double?) -> TextLayout {
    if let latest, latest.fits(width: width, height: height) { return latest.layout }
    if let earlier, earlier.fits(width: width, height: height) { return earlier.layout }
    let known = makeLayout(width: width, height: height)
    earlier = latest
    latest = known
    return known.layout
  }

  private func makeLayout(width: Double?, height: Double?) -> Known {
    if let layout = typesetter?.unconfined, layout.lines.count <= lineLimit ?? .max {
      let unconfined = Known(width: nil, height: nil, layout: layout)
      if unconfined.fits(width: width, height: height) { return unconfined }
    }
    // Few rooms are too low for what is as wide.
    if let height {
      let layout = layout(width: width, height: nil)
      if layout.size.height <= height { return Known(width: width, height: nil, layout: layout) }
    }
    let layout = TextLayout(
      text, font: font, width: width, height: height, lineLimit: lineLimit,
      truncation: truncation, measuring: measuring, typesetter: typesetter)
    return Known(width: width, height: height, layout: layout)
  }

  /// What knows the text's words, found once for a text and a font.
  private var typesetter: Typesetter? {
    if let knownTypesetter { return knownTypesetter }
    let measuring = measuring
    let found = measuring.typesetters.typesetter(text, font: font, measuring: measuring)
    knownTypesetter = .some(found)
    return found
  }

  private var metrics: FontMetrics { typesetter?.metrics ?? measuring.metrics(font) }

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
    let least = roundedUp(metrics.lineHeight)
    return least...max(least, measure(ProposedSize(width: cross, height: nil)).height)
  }

  override func firstBaseline(in size: Size) -> Double {
    let metrics = metrics
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
        width: line.width, color: color, isRightToLeft: line.isRightToLeft)
    }
    runs = made
    return made
  }
}
