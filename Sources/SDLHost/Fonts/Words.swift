/// A line cut into words and single spaces; together they are the line again.
///
/// Very long words are cut too, so that no text is ever measured or drawn at a length that has no
/// bound. Measuring and drawing cut alike, and so agree.
nonisolated struct Words: Sequence, IteratorProtocol {
  /// The longest part, in characters.
  static let longest = 64

  private let text: String
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  mutating func next() -> Substring? {
    guard position < text.endIndex else { return nil }
    let start = position
    var length = 0
    repeat {
      position = text.index(after: position)
      length += 1
    } while position < text.endIndex && text[start] != " " && text[position] != " "
      && length < Self.longest
    return text[start..<position]
  }
}
