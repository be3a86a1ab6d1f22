/// Where the characters of a laid out text stand, and which character is at a point.
///
/// Points are those of the layout, its origin at the top left; every line starts at x 0 unless lines
/// are aligned in a width. At a place where a line wraps, the caret stands at the start of the later
/// line. Only the lines that are asked about are measured.
public struct TextCaretMap {
  /// The whole text.
  public let text: String
  /// Its layout, not truncated.
  public let layout: TextLayout
  private let font: Font
  private let measuring: TextMeasuring
  private let width: Double
  private let fraction: Double

  /// A map of a text and its layout, with the font and the measurer that the layout was made with.
  ///
  /// - Parameters:
  ///   - width: The width in which the lines stand, in points.
  ///   - fraction: How much of what a line leaves of the width lies on its left: 0 is none of it, 1
  ///     is all.
  public init(
    _ text: String, layout: TextLayout, font: Font, measuring: TextMeasuring, width: Double = 0,
    alignedAt fraction: Double = 0
  ) {
    self.text = text
    self.layout = layout
    self.font = font
    self.measuring = measuring
    self.width = width
    self.fraction = fraction
  }

  /// Where a line begins, in points from the left. Spaces at the end of a paragraph have room, so
  /// that the caret is seen behind them; those at which a line wraps hang.
  public func start(ofLine line: Int) -> Double {
    guard fraction > 0, layout.lines.indices.contains(line) else { return 0 }
    let shown = layout.lines[line]
    let endsInSpaces = shown.range.count > shown.text.count && !isWrapped(line)
    let length = endsInSpaces ? max(shown.width, offsets(line).last ?? 0) : shown.width
    return max(0, width - length) * fraction
  }

  private func isWrapped(_ line: Int) -> Bool {
    line + 1 < layout.lines.count
      && layout.lines[line + 1].range.lowerBound == layout.lines[line].range.upperBound
  }

  /// The line on which the caret stands before a character, and the characters before it there.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = layout.lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if layout.lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    guard !layout.lines.isEmpty else { return (0, 0) }
    let range = layout.lines[low].range
    return (low, min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound)
  }

  /// The first and the last place of the caret on the line of a character.
  public func lineRange(at offset: Int) -> Range<Int> { lineRange(position(of: offset).line) }

  /// The caret before a character: no width, the height of the line.
  public func caret(at offset: Int) -> Rect {
    let position = position(of: offset)
    let offsets = offsets(position.line)
    return Rect(
      x: start(ofLine: position.line) + offsets[min(position.column, offsets.count - 1)],
      y: Double(position.line) * layout.lineHeight, width: 0, height: layout.lineHeight)
  }

  /// The place of the caret that is nearest to a point.
  public func offset(nearest point: Point) -> Int {
    let line = layout.lineHeight > 0 ? point.y / layout.lineHeight : 0
    let last = Double(layout.lines.count - 1)
    return offset(nearest: point.x, line: line > 0 ? Int(min(line, max(last, 0))) : 0)
  }

  /// The place of the caret some lines above or below; beyond the first and the last line, the
  /// text's start and end.
  public func offset(from offset: Int, lines: Int, x: Double) -> Int {
    let line = position(of: offset).line + lines
    if line < 0 { return layout.lines.first?.range.lowerBound ?? 0 }
    if line >= layout.lines.count { return layout.lines.last?.range.upperBound ?? 0 }
    return self.offset(nearest: x, line: line)
  }

  /// The rectangles behind selected characters, one a line, the line breaks left out.
  public func rects(for range: Range<Int>) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let first = position(of: range.lowerBound).line
    let last = position(of: range.upperBound).line
    return (first...max(first, last)).compactMap { line in
      guard layout.lines.indices.contains(line) else { return nil }
      let own = layout.lines[line].range
      let offsets = offsets(line)
      func x(_ offset: Int) -> Double {
        offsets[min(max(offset - own.lowerBound, 0), offsets.count - 1)]
      }
      let start = x(max(range.lowerBound, own.lowerBound))
      let end = x(min(range.upperBound, own.upperBound))
      guard end > start else { return nil }
      return Rect(
        x: self.start(ofLine: line) + start, y: Double(line) * layout.lineHeight,
        width: end - start, height: layout.lineHeight)
    }
  }

  private func lineRange(_ line: Int) -> Range<Int> {
    guard layout.lines.indices.contains(line) else { return 0..<0 }
    let range = layout.lines[line].range
    let end = range.upperBound - (isWrapped(line) ? 1 : 0)
    return range.lowerBound..<max(range.lowerBound, end)
  }

  private func offset(nearest x: Double, line: Int) -> Int {
    let range = lineRange(line)
    let x = x - start(ofLine: line)
    let offsets = offsets(line).prefix(range.count + 1)
    let later = offsets.firstIndex { $0 > x } ?? offsets.count
    guard later > 0 else { return range.lowerBound }
    guard later < offsets.count else { return range.lowerBound + offsets.count - 1 }
    let isNearer = x - offsets[later - 1] < offsets[later] - x
    return range.lowerBound + (isNearer ? later - 1 : later)
  }

  /// The x before each character of a line and behind the last, hanging spaces with them.
  private func offsets(_ line: Int) -> [Double] {
    guard layout.lines.indices.contains(line) else { return [0] }
    let source = text[start(of: line)...].prefix(layout.lines[line].range.count)
    let shown = TextBreaking.display(source)
    let measured = shown.isEmpty ? [0] : measuring.caretOffsets(shown, font)
    if shown.utf8.count == source.utf8.count { return measured }
    var column = 0
    return [measured.first ?? 0]
      + source.map { character in
        column += character == "\t" ? 4 : TextBreaking.isInvisible(character) ? 0 : 1
        return measured[min(column, measured.count - 1)]
      }
  }

  private func start(of line: Int) -> String.Index {
    guard layout.byteOffsets.count == layout.lines.count else {
      let offset = layout.lines[line].range.lowerBound
      return text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        ?? text.endIndex
    }
    let byte = min(layout.byteOffsets[line], text.utf8.count)
    return text.utf8.index(text.startIndex, offsetBy: byte)
  }
}
