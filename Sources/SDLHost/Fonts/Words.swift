/// A line cut into words and single spaces; together they are the line again.
nonisolated struct Words: Sequence, IteratorProtocol {
  private let text: String
  private var position: String.Index

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  mutating func next() -> Substring? {
    guard position < text.endIndex else { return nil }
    let start = position
    if text[start] == " " {
      position = text.index(after: start)
    } else {
      position = text[start...].firstIndex(of: " ") ?? text.endIndex
    }
    return text[start..<position]
  }
}
