/// One line of laid out text, as it is drawn.
public nonisolated struct TextLine: Hashable, Sendable {
  /// What is drawn: tabs are four spaces, and spaces at the end, which hang, are left out.
  public var text: String
  /// The advance width of `text` in points.
  public var width: Double
  /// Whether an ellipsis stands in the line for text that is not shown.
  public var isCut: Bool
  /// The characters of the whole text that stand on this line, hanging spaces with them and a hard
  /// break left out; of a cut line, the ones before the ellipsis.
  public var range: Range<Int>
  /// Whether the paragraph is written from right to left, by its first letter; nil where nothing in
  /// it runs so, and where it is not known: then the line's own first letter says it.
  public var isRightToLeft: Bool?

  /// A line from its parts.
  public init(
    text: String, width: Double, isCut: Bool = false, range: Range<Int>? = nil,
    isRightToLeft: Bool? = nil
  ) {
    self.text = text
    self.width = width
    self.isCut = isCut
    self.range = range ?? 0..<text.count
    self.isRightToLeft = isRightToLeft
  }
}

/// Which part of a text that is too long gives way to an ellipsis.
public nonisolated enum TruncationMode: Hashable, Sendable, CaseIterable {
  /// The start.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}

/// Text broken into lines, a value: nothing measures again to draw it.
public nonisolated struct TextLayout: Hashable, Sendable {
  /// The lines from the top, at least one.
  public var lines: [TextLine]
  /// The widest line by the height of all lines, in points.
  public var size: Size
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// From the top of the first line down to its baseline, in points; what a line is higher than the
  /// font is divided above and below.
  public var firstBaseline: Double
  /// From one line's top to the next, in points.
  public var lineHeight: Double
  /// Where each line starts in the whole text, in UTF-8 bytes, so that nobody counts characters
  /// from the text's start; empty where only the lines are known.
  var byteOffsets: [Int] = []

  /// The layout of lines that are already broken.
  public init(lines: [TextLine], metrics: FontMetrics, isTruncated: Bool = false) {
    self.lines = lines
    self.isTruncated = isTruncated
    lineHeight = metrics.lineHeight
    firstBaseline = (metrics.lineHeight + metrics.ascent - metrics.descent) / 2
    size = Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: Double(lines.count) * metrics.lineHeight)
  }
}
