#if DEBUG_TOOLS
  /// Finds menu items by their labels, values, details, ids, further words and sections.
  ///
  /// The folded text of a section is made when it is first searched and kept until it changes. A
  /// query that goes on from the last one looks only at what that found.
  nonisolated struct SearchIndex: Sendable {
    private var sections: [FoldedSection?] = []
    private var last: (query: [UInt8], found: [[Int]])?

    mutating func forget(section: Int) {
      last = nil
      if sections.indices.contains(section) { sections[section] = nil }
    }

    /// What was read of a section's items has changed: their values are looked at anew.
    mutating func forgetValues(inSection section: Int) {
      last = nil
      if sections.indices.contains(section) { sections[section]?.values = nil }
    }

    /// What was read has changed: all values are looked at anew.
    mutating func forgetValues() {
      for section in sections.indices { forgetValues(inSection: section) }
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
      let candidates = last.flatMap { query.phrase.starts(with: $0.query) ? $0.found : nil }
      var ranking = SearchRanking()
      var found: [[Int]] = Array(repeating: [], count: sections.count)
      for section in sections.indices
      where !BuiltInSections.shortcuts.contains(sections[section].id) {
        if let candidates, candidates[section].isEmpty { continue }
        var folded = self.sections[section] ?? FoldedSection(sections[section])
        folded.readValues { value(MenuPosition(section: section, item: $0)) }
        folded.search(query, in: candidates?[section]) { item, score in
          found[section].append(item)
          ranking.add(MenuPosition(section: section, item: item), score: score)
        }
        self.sections[section] = folded
      }
      last = (query.phrase, found)
      return ranking.positions
    }
  }

  /// What was found, best first, and what fits as well in the order in which it was found.
  nonisolated private struct SearchRanking {
    private var places: [Int: Int] = [:]
    private var groups: [(score: Int, positions: [MenuPosition])] = []

    mutating func add(_ position: MenuPosition, score: Int) {
      if let place = places[score] {
        groups[place].positions.append(position)
      } else {
        places[score] = groups.count
        groups.append((score, [position]))
      }
    }

    var positions: [MenuPosition] {
      groups.sorted { $0.score > $1.score }.flatMap(\.positions)
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

  /// Folded texts that stand side by side.
  nonisolated private struct FoldedTexts: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where each text starts, and the end of the last one.
    private(set) var starts: [Int] = [0]

    init(capacity: Int) { starts.reserveCapacity(capacity + 1) }

    /// Puts texts behind the others as one, with spaces between them.
    mutating func append(_ texts: String...) {
      for text in texts where !text.isEmpty {
        if bytes.count > starts[starts.count - 1] { bytes.append(0x20) }
        bytes.append(contentsOf: TextFolding.fold(text).utf8)
      }
      starts.append(bytes.count)
    }
  }

  /// The searchable text of a section.
  nonisolated private struct FoldedSection: Sendable {
    /// What the items show as their values; nil where that is to be looked at anew.
    var values: FoldedTexts?
    private var labels: FoldedTexts
    /// Details, ids and further words.
    private var others: FoldedTexts
    private let title: [UInt8]
    private let count: Int

    init(_ section: MenuSection) {
      title = Array(TextFolding.fold("\(section.label) \(section.id)").utf8)
      count = section.items.count
      labels = FoldedTexts(capacity: count)
      others = FoldedTexts(capacity: count)
      for item in section.items {
        labels.append(item.label)
        others.append(item.detail ?? "", item.id, item.keywords)
      }
    }

    mutating func readValues(_ value: (Int) -> String?) {
      guard values == nil else { return }
      var texts = FoldedTexts(capacity: count)
      for item in 0..<count { texts.append(value(item) ?? "") }
      values = texts
    }

    func search(
      _ query: SearchQuery, in items: [Int]?, found: (_ item: Int, _ score: Int) -> Void
    ) {
      let inTitle = title.withUnsafeBufferPointer { title in
        query.words.map { Match.find($0, in: title).score }
      }
      let values = values ?? FoldedTexts(capacity: 0)
      labels.bytes.withUnsafeBufferPointer { labelBytes in
        others.bytes.withUnsafeBufferPointer { otherBytes in
          values.bytes.withUnsafeBufferPointer { valueBytes in
            let item = { (item: Int) in
              SearchedItem(
                label: labelBytes[text: item, labels.starts],
                other: otherBytes[text: item, others.starts],
                value: valueBytes[text: item, values.starts])
            }
            func look(at number: Int) {
              let score = item(number).score(query, inTitle)
              if score > 0 { found(number, score) }
            }
            if let items { items.forEach(look) } else { (0..<count).forEach(look) }
          }
        }
      }
    }
  }

  nonisolated extension UnsafeBufferPointer<UInt8> {
    /// One of the texts that stand side by side.
    fileprivate subscript(text number: Int, starts: [Int]) -> UnsafeBufferPointer<UInt8> {
      guard number + 1 < starts.count else { return UnsafeBufferPointer(start: nil, count: 0) }
      return UnsafeBufferPointer(rebasing: self[starts[number]..<starts[number + 1]])
    }
  }

  /// The texts of an item while it is looked at.
  nonisolated private struct SearchedItem {
    let label: UnsafeBufferPointer<UInt8>
    let other: UnsafeBufferPointer<UInt8>
    let value: UnsafeBufferPointer<UInt8>

    /// How well the item fits; 0 where a word is nowhere. A label counts more than a value, detail or
    /// id, and those more than the section's title.
    func score(_ query: SearchQuery, _ inTitle: [Int]) -> Int {
      var total = 0
      for (index, word) in query.words.enumerated() {
        var score = Match.find(word, in: label).score * 10
        if score == 0 { score = Match.find(word, in: other).score * 3 }
        score = max(score, Match.find(word, in: value).score * 3)
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
    static func find(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Match {
      guard let first = word.first, text.count >= word.count else { return .none }
      var best = Match.none
      for start in 0...text.count - word.count where text[start] == first {
        guard stands(word, in: text, at: start) else { continue }
        let begins = start == 0 || !isPartOfWord(text[start - 1])
        let end = start + word.count
        let ends = end == text.count || !isPartOfWord(text[end])
        if begins && ends { return .wholeWord }
        if begins { best = .wordStart } else if best == .none { best = .inside }
      }
      return best
    }

    private static func stands(
      _ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Bool {
      for offset in 1..<word.count where text[start + offset] != word[offset] { return false }
      return true
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
    }
  }
#endif
