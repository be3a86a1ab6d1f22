/// A part of a text that one face sets in one script.
nonisolated struct TextSegment: Hashable {
  var text: String
  /// The place of the face in the line's list of faces; 0 is the chosen one.
  var face: Int
  /// What the text is shaped as; nil where it has no letters.
  var script: Script?

  /// How letters are shaped.
  enum Script: Hashable {
    case leftToRight, hebrew, arabic, syriac, thaana, nko, adlam

    var isRightToLeft: Bool { self != .leftToRight }
    /// Its four letters.
    var tag: String {
      switch self {
      case .leftToRight: "Latn"
      case .hebrew: "Hebr"
      case .arabic: "Arab"
      case .syriac: "Syrc"
      case .thaana: "Thaa"
      case .nko: "Nkoo"
      case .adlam: "Adlm"
      }
    }
  }

  /// The script of a letter; nil for what takes that of its neighbours.
  static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      .arabic
    case 0x0700...0x074F, 0x0860...0x086F: .syriac
    case 0x0780...0x07BF: .thaana
    case 0x07C0...0x07FF: .nko
    case 0x1E900...0x1E95F: .adlam
    case 0..<0x30, 0x3A..<0x41, 0x5B..<0x61, 0x7B..<0xC0, 0x2000...0x206F: nil
    default: .leftToRight
    }
  }

  /// Cuts a text where the face or the script changes, in the order in which it is written.
  static func split(_ text: String, face: (Unicode.Scalar) -> Int) -> [TextSegment] {
    var segments: [TextSegment] = []
    for character in text {
      let scalar = character.unicodeScalars.first ?? " "
      let script = script(of: scalar)
      let number = face(scalar)
      if let last = segments.indices.last, number == segments[last].face || scalar == " ",
        segments[last].takes(script)
      {
        segments[last].text.append(character)
        segments[last].script = segments[last].script ?? script
      } else {
        segments.append(
          TextSegment(
            text: String(character), face: number, script: script ?? segments.last?.script)
        )
      }
    }
    return segments
  }

  private func takes(_ other: Script?) -> Bool {
    script == nil || other == nil || script == other
  }
}
