#if DEBUG_TOOLS
  /// Finds menu items by their labels, values, details, ids, further words and sections.
  ///
  /// The folded text of a section is made when it is first searched and kept until it changes. A
  /// query that goes on from the last one looks only at what that found.
  nonisolated struct SearchIndex: Sendable {
    private var sections: [FoldedSection?] = []
    private var last: (query: [UInt8], found: [MenuPosition])?

    mutating func forget(section: Int) {
      last = nil
      if sections.indices.contains(section) { sections[section] = nil }
    }

    /// What was read has changed: values are looked at anew.
    mutating func forgetValues() {
      last = nil
      for section in sections.indices { sections[section]?.values = nil }
    }

    /// The items that every word of the query fits, best first and otherwise in their order; nil
    /// for a query without words.
    ///
    /// - Parameter value: What an item shows as its value.
    mutating func search(
      _ query: String, in sections: [MenuSection], value: (MenuPosition) -> String?
    ) -> [MenuPosition]? {
      let query = SearchQuery(query)
      guard !query.words.isEmpty else {
        last = nil
        return nil
      }
      if self.sections.count != sections.count {
        self.sections = Array(repeating: nil, count: sections.count)
        last = nil
      }
      var found: [(score: Int, position: MenuPosition)] = []
      let candidates = candidates(for: query)
      for section in sections.indices
      where !BuiltInSections.shortcuts.contains(sections[section].id) {
        let items = candidates?[section]
        if candidates != nil, items == nil { continue }
        var folded = self.sections[section] ?? FoldedSection(sections[section])
        folded.readValues { value(MenuPosition(section: section, item: $0)) }
        folded.search(query, in: items) { item, score in
          found.append((score, MenuPosition(section: section, item: item)))
        }
        self.sections[section] = folded
      }
      found.sort { ($1.score, $0.position) < ($0.score, $1.position) }
      let positions = found.map(\.position)
      last = (query.phrase, positions)
      return positions
    }

    /// The items by section that can fit; nil where all can.
    private func candidates(for query: SearchQuery) -> [Int: [Int]]? {
      guard let last, query.phrase.starts(with: last.query) else { return nil }
      return Dictionary(grouping: last.found, by: \.section).mapValues { $0.map(\.item) }
    }
  }

  /// A query as it is looked for.
  nonisolated struct SearchQuery: Hashable, Sendable {
    /// The words, folded.
    let words: [[UInt8]]
    /// The words with single spaces between them, and one behind where the query ends with a space.
    let phrase: [UInt8]

    init(_ text: String) {
      words = TextFolding.fold(text).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
      phrase = Array(words.joined(separator: [0x20]))
    }
  }

  /// The searchable text of a section, as bytes that stand side by side.
  nonisolated private struct FoldedSection: Sendable {
    /// What the items show as their values, folded; nil where that is to be looked at anew.
    var values: [[UInt8]]?
    private var bytes: [UInt8] = []
    /// Two for each item: where its label starts and where its other text does.
    private var starts: [Int] = []
    private let title: [UInt8]

    init(_ section: MenuSection) {
      title = Array(TextFolding.fold("\(section.label) \(section.id)").utf8)
      starts.reserveCapacity(section.items.count * 2 + 1)
      for item in section.items {
        starts.append(bytes.count)
        bytes.append(contentsOf: TextFolding.fold(item.label).utf8)
        starts.append(bytes.count)
        for text in [item.detail ?? "", item.id, item.keywords] where !text.isEmpty {
          bytes.append(0x20)
          bytes.append(contentsOf: TextFolding.fold(text).utf8)
        }
      }
      starts.append(bytes.count)
    }

    private var count: Int { starts.count / 2 }

    mutating func readValues(_ value: (Int) -> String?) {
      guard values == nil else { return }
      values = (0..<count).map { value($0).map { Array(TextFolding.fold($0).utf8) } ?? [] }
    }

    func search(
      _ query: SearchQuery, in items: [Int]?, found: (_ item: Int, _ score: Int) -> Void
    ) {
      let inTitle = query.words.map { Match.find($0, in: title[...]).score }
      func look(at item: Int) {
        let score = score(of: item, query, inTitle)
        if score > 0 { found(item, score) }
      }
      if let items { items.forEach(look) } else { (0..<count).forEach(look) }
    }

    /// How well an item fits; 0 where a word is nowhere. A label counts more than a value, detail or
    /// id, and those more than the section's title.
    private func score(of item: Int, _ query: SearchQuery, _ inTitle: [Int]) -> Int {
      let label = bytes[starts[item * 2]..<starts[item * 2 + 1]]
      let rest = bytes[starts[item * 2 + 1]..<starts[item * 2 + 2]]
      var total = 0
      for (index, word) in query.words.enumerated() {
        var score = Match.find(word, in: label).score * 10
        if score == 0 { score = Match.find(word, in: rest).score * 3 }
        if let value = values?[item], !value.isEmpty {
          score = max(score, Match.find(word, in: value[...]).score * 3)
        }
        if score == 0 { score = inTitle[index] }
        guard score > 0 else { return 0 }
        total += score
      }
      guard label.starts(with: query.phrase) else { return total }
      return total + (label.count == query.phrase.count ? 1000 : 200)
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
