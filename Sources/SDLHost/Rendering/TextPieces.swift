/// Cuts a line of text where it can be drawn in parts: at spaces, and within very long words.
nonisolated enum TextPieces {
  /// A part, and all text before it, by whose width it is placed.
  struct Piece: Hashable {
    let before: String
    let text: String
  }

  /// The longest part, in characters.
  static let longest = 64

  static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var start = text.startIndex
    var length = 0
    func cut(at end: String.Index) {
      if start < end {
        pieces.append(Piece(before: String(text[..<start]), text: String(text[start..<end])))
      }
    }
    for index in text.indices {
      if text[index] == " " {
        cut(at: index)
        start = text.index(after: index)
        length = 0
      } else {
        length += 1
        if length > longest {
          cut(at: index)
          start = index
          length = 1
        }
      }
    }
    cut(at: text.endIndex)
    return pieces
  }
}
