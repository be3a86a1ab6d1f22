/// Where the characters of a laid out text stand, and which character is at a point.
///
/// Points are those of the layout, its origin at the top left; every line starts at x 0 unless lines
/// are aligned in a width. At a place where a line wraps, the caret stands at the start of the later
/// line. Only the lines that are asked about are measured.
///
/// Text that runs right to left stands as it is drawn: each line in the order of the Unicode
/// Bidirectional Algorithm, its base direction that of its paragraph's first letter. The caret before a character
/// is at that one's left edge where it runs left to right, else at its right edge; behind the last
/// one it is at the other edge of that.
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

  /// Where the drawn text of a line begins, in points from the left. Spaces at the end of a paragraph
  /// have room, so that the caret is seen behind them: on the left, where the line is written from
  /// right to left. Those at which a line wraps hang.
  public func start(ofLine line: Int) -> Double {
    guard layout.lines.indices.contains(line) else { return 0 }
    let spaces = spacesOnTheLeft(ofLine: line)
    guard fraction > 0 else { return spaces }
    return max(0, width - length(ofLine: line)) * fraction + spaces
  }

  /// How long a line is with the spaces at its end that have room, in points.
  func length(ofLine line: Int) -> Double {
    let shown = layout.lines[line]
    let spaces = spacesOnTheLeft(ofLine: line)
    if spaces > 0 { return shown.width + spaces }
    let endsInSpaces = shown.range.count > shown.text.count && !isWrapped(line)
    return endsInSpaces ? max(shown.width, offsets(line).last ?? 0) : shown.width
  }

  /// The room of the spaces at the end of a paragraph that is written from right to left.
  private func spacesOnTheLeft(ofLine line: Int) -> Double {
    let shown = layout.lines[line]
    guard isRightToLeft(shown), !shown.isCut, !isWrapped(line),
      source(line).last.map(TextBreaking.isSpace) ?? false, let carets = visualCarets(line)
    else { return 0 }
    return max(0, -carets.start)
  }

  /// Whether the line of a character is written from right to left: its paragraph's first letter says
  /// it. The arrow to the left then leads towards the line's end.
  public func isRightToLeft(at offset: Int) -> Bool {
    let line = position(of: offset).line
    guard layout.lines.indices.contains(line) else { return false }
    return isRightToLeft(layout.lines[line])
  }

  private func isRightToLeft(_ line: TextLine) -> Bool {
    line.isRightToLeft ?? BidirectionalLine.isRightToLeft(line.text)
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
    return Rect(
      x: start(ofLine: position.line) + x(ofColumn: position.column, line: position.line),
      y: Double(position.line) * layout.lineHeight, width: 0, height: layout.lineHeight)
  }

  private func x(ofColumn column: Int, line: Int) -> Double {
    if let carets = visualCarets(line) { return carets.x(ofColumn: column) }
    let offsets = offsets(line)
    return offsets[min(column, offsets.count - 1)]
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

  /// The rectangles behind selected characters, from the top and from the left, the line breaks left
  /// out: one a line where all of it runs in one direction, else one for each stretch that is seen in
  /// one piece.
  public func rects(for range: Range<Int>) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let first = position(of: range.lowerBound).line
    let last = position(of: range.upperBound).line
    return (first...max(first, last)).flatMap { line -> [Rect] in
      let pieces = pieces(of: range, line: line)
      guard !pieces.isEmpty else { return [] }
      let start = start(ofLine: line)
      return pieces.map { piece in
        Rect(
          x: start + piece.lowerBound, y: Double(line) * layout.lineHeight,
          width: piece.upperBound - piece.lowerBound, height: layout.lineHeight)
      }
    }
  }

  /// What is seen of characters on a line, from where its drawn text begins.
  private func pieces(of range: Range<Int>, line: Int) -> [ClosedRange<Double>] {
    guard layout.lines.indices.contains(line) else { return [] }
    let own = layout.lines[line].range
    let first = max(range.lowerBound, own.lowerBound) - own.lowerBound
    let last = min(range.upperBound, own.upperBound) - own.lowerBound
    if let carets = visualCarets(line) { return carets.pieces(from: first, to: last) }
    let offsets = offsets(line)
    let start = offsets[min(max(first, 0), offsets.count - 1)]
    let end = offsets[min(max(last, 0), offsets.count - 1)]
    return end > start ? [start...end] : []
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
    if let carets = visualCarets(line) {
      return range.lowerBound + carets.column(nearest: x, upTo: range.count)
    }
    let offsets = offsets(line).prefix(range.count + 1)
    let later = offsets.firstIndex { $0 > x } ?? offsets.count
    guard later > 0 else { return range.lowerBound }
    guard later < offsets.count else { return range.lowerBound + offsets.count - 1 }
    let isNearer = x - offsets[later - 1] < offsets[later] - x
    return range.lowerBound + (isNearer ? later - 1 : later)
  }

  /// The characters of a line, hanging spaces with them.
  private func source(_ line: Int) -> Substring {
    text[start(of: line)...].prefix(layout.lines[line].range.count)
  }

  /// The x before each character of a line and behind the last, hanging spaces with them.
  private func offsets(_ line: Int) -> [Double] {
    guard layout.lines.indices.contains(line) else { return [0] }
    let source = source(line)
    let shown = TextBreaking.display(source)
    let measured = shown.isEmpty ? [0] : measuring.caretOffsets(shown, font)
    if shown.utf8.count == source.utf8.count { return measured }
    return Self.columns(of: source).map { measured[min($0, measured.count - 1)] }
  }

  /// Where the characters of a line stand whose text may run right to left; nil for all other lines,
  /// whose characters stand one behind the other.
  private func visualCarets(_ line: Int) -> VisualCarets? {
    guard layout.lines.indices.contains(line) else { return nil }
    let laidOut = layout.lines[line]
    guard laidOut.isRightToLeft == true || BidirectionalLine.isNeeded(for: laidOut.text) else {
      return nil
    }
    let source = source(line)
    let shown = TextBreaking.display(source)
    return VisualCarets(
      shown, isRightToLeft: laidOut.isRightToLeft,
      offsets: shown.isEmpty ? [0] : measuring.caretOffsets(shown, font),
      columns: Self.columns(of: source), width: laidOut.width)
  }

  /// How many drawn characters stand before each character and behind the last.
  private static func columns(of source: Substring) -> [Int] {
    var column = 0
    return [0]
      + source.map { character in
        column += character == "\t" ? 4 : TextBreaking.isInvisible(character) ? 0 : 1
        return column
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
