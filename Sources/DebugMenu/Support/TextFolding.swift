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
      if let single = lower.count == 1 ? lower.first : nil, let base = bases[single] { return base }
      // What has no composed form keeps its marks beside it: the letter stays, the marks go.
      let kept = lower.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
      return kept.isEmpty ? lower : String(String.UnicodeScalarView(kept))
    }

    /// The letter under each accented one. Characters are equal by canonical equivalence, so a
    /// letter followed by its mark is the same key as the composed letter.
    private static let bases: [Character: String] = {
      var bases: [Character: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe",
        "þ": "th",
      ]
      let latin = "abcdefghijklmnopqrstuvwxyz"
      let firstMarks: [UInt32] = [
        0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
        0x311, 0x31B, 0x323, 0x324, 0x326, 0x327, 0x328, 0x32D, 0x330, 0x331,
      ]
      // Vietnamese and Pinyin stack a second mark on these.
      let stacked: [UInt32] = [0x302, 0x306, 0x308, 0x31B, 0x304]
      let secondMarks: [UInt32] = [0x300, 0x301, 0x303, 0x309, 0x30C, 0x323]
      func add(_ base: Character, _ marks: [UInt32]) {
        let scalars = marks.compactMap(Unicode.Scalar.init)
        let text = String(base) + String(String.UnicodeScalarView(scalars))
        if let key = text.first, text.count == 1 { bases[key] = String(base) }
      }
      for base in latin {
        for mark in firstMarks { add(base, [mark]) }
        for first in stacked { for second in secondMarks { add(base, [first, second]) } }
      }
      for base in "αεηιουω" { for mark in [0x301, 0x308] as [UInt32] { add(base, [mark]) } }
      return bases
    }()
  }
#endif
