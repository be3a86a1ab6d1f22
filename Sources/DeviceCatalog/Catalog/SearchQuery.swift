/// What somebody typed into a search field, in parts that must all fit.
struct SearchQuery {
  /// A word, or a part of one.
  struct Word {
    let text: String
    let bytes: ByteText

    init(_ text: String) {
      self.text = text
      bytes = ByteText(text)
    }
  }

  enum Term {
    /// A word, or a part of one.
    case word(Word)
    /// A number that may be a side's length as well as part of a name.
    case number(Double, Word)
    /// A size, either way round.
    case size(Double, Double)
  }

  let terms: [Term]
  /// The whole text, folded.
  let text: String
  /// Its words.
  let words: Set<String>

  init(_ text: String) {
    let words = Folded.words(text)
    var terms: [Term] = []
    var index = 0
    while index < words.count {
      if let (term, used) = Self.size(words[index...]) {
        terms.append(term)
        index += used
        continue
      }
      let word = Word(words[index])
      terms.append(Self.number(words[index]).map { .number($0, word) } ?? .word(word))
      index += 1
    }
    self.terms = terms
    self.words = Set(words)
    self.text = words.joined(separator: " ")
  }

  /// A size at the beginning of the words: "390x844", "390 x 844", "390 x844".
  private static func size(_ words: ArraySlice<String>) -> (Term, Int)? {
    var parts: [Double] = []
    var crosses = 0
    for (used, word) in words.prefix(3).enumerated() {
      let pieces = word.split(separator: "x", omittingEmptySubsequences: false)
      guard pieces.count <= 2 else { return nil }
      crosses += pieces.count - 1
      for piece in pieces where !piece.isEmpty {
        guard let value = number(String(piece)) else { return nil }
        parts.append(value)
      }
      guard !parts.isEmpty, parts.count <= 2, crosses <= 1 else { return nil }
      guard crosses == 1 || parts.count == 1 else { return nil }
      if parts.count == 2, crosses == 1 { return (.size(parts[0], parts[1]), used + 1) }
    }
    return nil
  }

  private static func number(_ word: String) -> Double? {
    guard word.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }), word.utf8.count <= 10
    else { return nil }
    return Double(word)
  }
}
