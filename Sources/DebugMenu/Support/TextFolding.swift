#if DEBUG_TOOLS
  /// Folds text for searching: case and accents go, so that `sao` finds `São`.
  nonisolated enum TextFolding {
    /// The text in lower case without accents.
    static func fold(_ text: String) -> String {
      if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
      var folded = ""
      folded.reserveCapacity(text.utf8.count)
      for character in text { folded += fold(character) }
      return folded
    }

    private static func fold(_ character: Character) -> String {
      let lower = character.lowercased()
      if let known = others[lower] { return known }
      var folded = ""
      for scalar in lower.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark
      {
        if let base = base(of: scalar) {
          folded += base
        } else {
          folded.unicodeScalars.append(scalar)
        }
      }
      return folded.isEmpty ? lower : folded
    }

    /// The letter under an accented one, which the name of the accented one tells.
    private static func base(of scalar: Unicode.Scalar) -> String? {
      guard scalar.value >= 0x80, scalar.value < 0x2000, let name = scalar.properties.name,
        let end = name.firstRange(of: " WITH ")?.lowerBound
      else { return nil }
      if name.hasPrefix("LATIN SMALL LETTER ") {
        let letter = name[..<end].dropFirst("LATIN SMALL LETTER ".count)
        return letter.count == 1 ? letter.lowercased() : nil
      }
      guard name.hasPrefix("GREEK SMALL LETTER ") else { return nil }
      return greek[String(name[..<end].dropFirst("GREEK SMALL LETTER ".count))]
    }

    /// Letters that are no accented ones and yet are looked for as others.
    private static let others = ["ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"]

    private static let greek = [
      "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ",
      "OMEGA": "ω",
    ]
  }
#endif
