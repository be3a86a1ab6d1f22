/// Texts made comparable: no capitals, no accents, no punctuation.
enum Folded {
  /// The words of a text, small and plain. A point between digits stays ("12.9"), so does a plus
  /// ("S24+").
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func finish() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2B: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x2E
      where index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1]):
        word.append(byte)
      case 0..<0x80: finish()
      default:
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let scalars = String(decoding: bytes[index...].prefix(length), as: UTF8.self).unicodeScalars
        for scalar in scalars {
          if let plain = plain(scalar) {
            word.append(contentsOf: plain.utf8)
          } else if scalar.properties.generalCategory != .nonspacingMark {
            finish()
          }
        }
        index += length - 1
      }
      index += 1
    }
    finish()
    return words
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The words with one space between them; the text itself where it has no letter or digit, so
  /// that a device may be called by a symbol.
  static func text(_ text: String) -> String {
    let words = words(text)
    return words.isEmpty ? text : words.joined(separator: " ")
  }

  /// The words with nothing between them.
  static func squeezed(_ text: String) -> String { words(text).joined() }

  /// A letter or digit beyond ASCII, small and without accents; `nil` for anything else.
  private static func plain(_ scalar: UnicodeScalar) -> String? {
    if scalar == "\u{D7}" { return "x" }
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
