extension TextLayout {
  /// Breaks text into lines.
  ///
  /// Lines break behind spaces, hyphens and soft hyphens and between ideographs, and inside a word
  /// only where it alone is wider than the width. Only what is visible is measured.
  /// - Parameters:
  ///   - text: The text; `\n`, `\r\n`, U+2028, U+2029 and their like always end a line.
  ///   - font: What it is measured with.
  ///   - width: The width in points; nil or infinite gives one line a paragraph, and what is not a
  ///     number or less than 0 counts as 0.
  ///   - height: Lines that do not fit in this height are cut, but for the first; nil or infinite
  ///     sets no limit.
  ///   - lineLimit: The number of lines, at least 1; nil sets no limit.
  ///   - truncation: What gives way on the last line when text remains.
  ///   - measuring: The measurer.
  @MainActor public init(
    _ text: String, font: Font, width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail, measuring: TextMeasuring
  ) {
    self.init(
      text, font: font, width: width, height: height, lineLimit: lineLimit, truncation: truncation,
      measuring: measuring, typesetter: nil)
  }

  /// Breaks text into lines with the help of what knows its words.
  @MainActor init(
    _ text: String, font: Font, width: Double?, height: Double?, lineLimit: Int?,
    truncation: TruncationMode, measuring: TextMeasuring, typesetter: Typesetter?
  ) {
    let metrics = typesetter?.metrics ?? measuring.metrics(font)
    let maximum = Self.maximum(height: height, lineLimit: lineLimit, metrics: metrics)
    let filler = TextLineFiller(
      fitter: TextFitter(font: font, limit: Self.limit(width), measuring: measuring),
      typesetter: typesetter)
    var lines: [TextLine] = []
    var byteOffsets: [Int] = []
    var start = text.startIndex
    var offset = 0
    var bytes = 0
    var paragraph = 0

    while true {
      let hardBreak =
        if let typesetter { typesetter.hardBreak(paragraph) } else {
          TextBreaking.hardBreak(in: text, from: start)
        }
      var rest = text[start..<(hardBreak?.lowerBound ?? text.endIndex)]
      let isRightToLeft = BidirectionalLine.direction(of: rest)
      repeat {
        var filled = filler.line(rest)
        let isLast = lines.count + 1 >= maximum
        let hidesParagraph = filled.end < rest.endIndex
        let isCut = isLast && (hidesParagraph || TextBreaking.isVisible(text, after: hardBreak))
        if isCut { filled = filler.cut(rest, filled: filled, mode: truncation) }
        let line = TextLine(
          text: filled.text, width: filled.width, isCut: isCut,
          range: offset..<(offset + filled.count), isRightToLeft: isRightToLeft)
        lines.append(line)
        byteOffsets.append(bytes)
        if isLast {
          self.init(lines: lines, metrics: metrics, isTruncated: isCut)
          self.byteOffsets = byteOffsets
          return
        }
        offset = line.range.upperBound
        bytes += text.utf8.distance(from: rest.startIndex, to: filled.end)
        rest = rest[filled.end...]
      } while !rest.isEmpty
      guard let hardBreak else { break }
      paragraph += 1
      start = hardBreak.upperBound
      offset += 1
      bytes += text.utf8.distance(from: hardBreak.lowerBound, to: hardBreak.upperBound)
    }
    self.init(lines: lines, metrics: metrics)
    self.byteOffsets = byteOffsets
  }

  private static func limit(_ width: Double?) -> Double {
    guard let width else { return .infinity }
    return width.isNaN ? 0 : max(0, width)
  }

  private static func maximum(height: Double?, lineLimit: Int?, metrics: FontMetrics) -> Int {
    var maximum = max(1, lineLimit ?? .max)
    if let height, height != .infinity, metrics.lineHeight > 0 {
      let count = (height + TextFitter.tolerance) / metrics.lineHeight
      maximum = min(maximum, count > 1 ? Int(min(count, 1e9)) : 1)
    }
    return maximum
  }
}
