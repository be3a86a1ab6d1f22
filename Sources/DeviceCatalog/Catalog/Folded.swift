/// Texts made comparable: no capitals, no accents, no punctuation.
enum Folded {
  /// The words of a text, small and plain. A point between digits stays ("12.9"), so does a plus
  /// at the end ("S24+").
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func isDigit(_ scalar: UnicodeScalar?) -> Bool {
      scalar.map { ("0"..."9").contains($0) } ?? false
    }
    var previous: UnicodeScalar?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == ".", isDigit(previous), isDigit(next) {
        word.unicodeScalars.append(scalar)
      } else if scalar == "+" {
        word.append("+")
      } else if scalar == "\u{D7}" {
        word.append("x")
      } else if let plain = plain(scalar) {
        word.append(plain)
      } else if scalar.properties.generalCategory != .nonspacingMark, !word.isEmpty {
        words.append(word)
        word = ""
      }
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The words with one space between them.
  static func text(_ text: String) -> String { words(text).joined(separator: " ") }

  /// The words with nothing between them.
  static func squeezed(_ text: String) -> String { words(text).joined() }

  /// A letter or digit, small and without accents; `nil` for anything else.
  private static func plain(_ scalar: UnicodeScalar) -> String? {
    switch scalar {
    case "a"..."z", "0"..."9": return String(scalar)
    case "A"..."Z": return String(UnicodeScalar(UInt8(scalar.value) | 0x20))
    case _ where scalar.isASCII: return nil
    default: break
    }
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return nil }
    // The name tells which letter an accented one is built on: LATIN SMALL LETTER E WITH ACUTE.
    if let name = scalar.properties.name, name.hasPrefix("LATIN "),
      let end = name.range(of: " WITH ")
    {
      if let base = name[..<end].split(separator: " ").last, base.utf8.count == 1 {
        return base.lowercased()
      }
    }
    return scalar.properties.lowercaseMapping
  }
}

extension String {
  /// Where a text stands first; the standard library alone has no such search.
  fileprivate func range(of text: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start }
      start = index(after: start)
    }
    return nil
  }
}
