#if DEBUG_TOOLS
  /// Finds menu items by their labels, details, further words and sections.
  ///
  /// The folded text of a section is made when it is first searched and kept until it changes.
  nonisolated struct SearchIndex: Sendable {
    private var sections: [FoldedSection?] = []

    mutating func forget(section: Int) {
      if sections.indices.contains(section) { sections[section] = nil }
    }

    /// The items that every word of the query fits, best first and otherwise in their order; nil
    /// for a query without words.
    mutating func search(_ query: String, in sections: [MenuSection]) -> [MenuPosition]? {
      let folded = TextFolding.fold(query)
      let words = folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
      guard !words.isEmpty else { return nil }
      let phrase = Array(words.joined(separator: [0x20]))
      if self.sections.count != sections.count {
        self.sections = Array(repeating: nil, count: sections.count)
      }
      var found: [(score: Int, position: MenuPosition)] = []
      for section in sections.indices {
        let folded = self.sections[section] ?? FoldedSection(sections[section])
        self.sections[section] = folded
        folded.search(words, phrase) { item, score in
          found.append((score, MenuPosition(section: section, item: item)))
        }
      }
      // Sorting is stable, so what fits as well keeps its order.
      found.sort { $0.score > $1.score }
      return found.map(\.position)
    }
  }

  /// The searchable text of a section, as bytes that stand side by side.
  nonisolated private struct FoldedSection: Sendable {
    private var bytes: [UInt8] = []
    /// Two for each item: where its label starts and where its other text does.
    private var starts: [Int] = []
    private let title: [UInt8]

    init(_ section: MenuSection) {
      title = Array(TextFolding.fold(section.label).utf8)
      starts.reserveCapacity(section.items.count * 2 + 1)
      for item in section.items {
        starts.append(bytes.count)
        bytes.append(contentsOf: TextFolding.fold(item.label).utf8)
        starts.append(bytes.count)
        if let detail = item.detail { bytes.append(contentsOf: TextFolding.fold(detail).utf8) }
        if !item.keywords.isEmpty {
          bytes.append(0x20)
          bytes.append(contentsOf: TextFolding.fold(item.keywords).utf8)
        }
      }
      starts.append(bytes.count)
    }

    func search(_ words: [[UInt8]], _ phrase: [UInt8], found: (_ item: Int, _ score: Int) -> Void) {
      let inTitle = words.map { Match.find($0, in: title[...]) }
      for item in 0..<starts.count / 2 {
        let label = bytes[starts[item * 2]..<starts[item * 2 + 1]]
        let rest = bytes[starts[item * 2 + 1]..<starts[item * 2 + 2]]
        var total = 0
        for (index, word) in words.enumerated() {
          var score = Match.find(word, in: label).score * 10
          if score == 0 { score = Match.find(word, in: rest).score * 3 }
          if score == 0 { score = inTitle[index].score }
          guard score > 0 else {
            total = 0
            break
          }
          total += score
        }
        guard total > 0 else { continue }
        if label.starts(with: phrase) { total += label.count == phrase.count ? 1000 : 200 }
        found(item, total)
      }
    }
  }

  /// How well a word fits a text.
  nonisolated private enum Match {
    case none, inside, wordStart, wholeWord

    var score: Int {
      switch self {
      case .none: 0
      case .inside: 1
      case .wordStart: 4
      case .wholeWord: 6
      }
    }

    /// The best way in which the word stands in the text.
    static func find(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Match {
      guard let first = word.first, text.count >= word.count else { return .none }
      var best = Match.none
      var start = text.startIndex
      let last = text.endIndex - word.count
      while start <= last {
        guard text[start] == first, text[start...].starts(with: word) else {
          start += 1
          continue
        }
        let begins = start == text.startIndex || !isPartOfWord(text[start - 1])
        let end = start + word.count
        let ends = end == text.endIndex || !isPartOfWord(text[end])
        if begins && ends { return .wholeWord }
        if begins { best = .wordStart } else if best == .none { best = .inside }
        start += 1
      }
      return best
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
    }
  }
#endif
