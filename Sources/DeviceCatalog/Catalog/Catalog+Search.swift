extension Catalog {
  /// The devices that a text fits, best first; all in their order where the text is empty.
  ///
  /// Every part of the text must fit: a word or part of a word of a name, alias, model identifier
  /// or family, a year, a side's length or a size, in points or in the panel's ("390x844"). The
  /// order of the parts, case, accents and punctuation do not count. Of devices that fit as well
  /// the earlier comes first, so the same text always gives the same order.
  public func search(_ text: String) -> [Device] {
    let query = SearchQuery(text)
    guard !query.terms.isEmpty else { return Folded.isBlank(text) ? devices : [] }
    var found: [(score: Int, index: Int)] = []
    for (index, device) in devices.enumerated() {
      let entry = names.entries[index]
      guard let score = score(query, device, entry) else { continue }
      found.append((score + bonus(query, entry, index), index))
    }
    found.sort { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
    return found.map { devices[$0.index] }
  }

  /// What being named in full is worth.
  private func bonus(_ query: SearchQuery, _ entry: NameIndex.Entry, _ index: Int) -> Int {
    if names.exact[query.text] == index { return 1000 }
    if entry.nameWords == query.words { return 500 }
    return entry.texts[1].hasPrefix(query.text) ? 50 : 0
  }

  /// How well all terms fit, `nil` where one does not.
  private func score(_ query: SearchQuery, _ device: Device, _ entry: NameIndex.Entry) -> Int? {
    var total = 0
    for term in query.terms {
      let score =
        switch term {
        case .word(let word): word.score(entry)
        case .number(let value, let word): max(word.score(entry), device.hasSide(value) ? 60 : 0)
        case .size(let width, let height): device.hasSize(width, height)
        }
      guard score > 0 else { return nil }
      total += score
    }
    return total
  }
}

extension SearchQuery.Word {
  /// A whole word is better than the beginning of one, and that better than a part of one, which
  /// may reach over a space: "iphone12" is part of "iPhone 12".
  fileprivate func score(_ entry: NameIndex.Entry) -> Int {
    guard entry.parts.contains(bytes) || entry.words.contains(where: { $0.hasPrefix(text) }) else {
      return 0
    }
    if entry.words.contains(text) { return 100 }
    return entry.words.contains { $0.hasPrefix(text) } ? 40 : 10
  }
}

extension Device {
  /// The sizes by which the device is found, best first: points, the panel's points, pixels.
  private var searchedSizes: [(size: Size, score: Int)] {
    [(size, 100), (panelSize, 80), (pixelSize, 60), (renderedPixelSize, 50)]
  }

  fileprivate func hasSide(_ length: Double) -> Bool {
    searchedSizes.contains { abs($0.size.width - length) < 1 || abs($0.size.height - length) < 1 }
  }

  fileprivate func hasSize(_ width: Double, _ height: Double) -> Int {
    let wanted = Size(width: width, height: height)
    for (size, score) in searchedSizes {
      if size.isNear(wanted) { return score }
      if size.isNear(wanted.swapped) { return score - 5 }
    }
    return 0
  }
}

extension Size {
  /// Whether both sides differ by less than a point, as sources round fractions up and down.
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}

extension Folded {
  /// Whether a text is empty or all spaces.
  fileprivate static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
