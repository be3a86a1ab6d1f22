/// A part of a line that one face sets in one direction.
nonisolated struct TextSegment: Hashable {
  var text: String
  /// The place of the face in the line's list of faces; 0 is the chosen one.
  var face: Int
  /// The script where text is shaped right to left, by its four letters.
  var script: Script

  /// How a part runs.
  enum Script: Hashable {
    case leftToRight
    case hebrew
    case arabic

    var isRightToLeft: Bool { self != .leftToRight }
    var tag: String {
      switch self {
      case .leftToRight: "Latn"
      case .hebrew: "Hebr"
      case .arabic: "Arab"
      }
    }
  }

  /// The script of a letter; nil for what takes the direction of its neighbours.
  static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x07BF, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
    case 0..<0x30, 0x3A..<0x41, 0x5B..<0x61, 0x7B..<0xC0, 0x2000...0x206F: nil
    default: .leftToRight
    }
  }

  /// Cuts a line where the face or the direction changes. A line whose first letter runs right to
  /// left is given in the order in which it is seen, from the left.
  static func split(_ text: String, face: (Unicode.Scalar) -> Int) -> [TextSegment] {
    var segments: [TextSegment] = []
    for character in text {
      let scalar = character.unicodeScalars.first ?? " "
      let script = script(of: scalar)
      let number = face(scalar)
      if let last = segments.indices.last, number == segments[last].face || scalar == " ",
        script == nil || script == segments[last].script
      {
        segments[last].text.append(character)
      } else {
        segments.append(
          TextSegment(
            text: String(character), face: number,
            script: script ?? segments.last?.script ?? .leftToRight))
      }
    }
    return segments.first?.script.isRightToLeft == true ? segments.reversed() : segments
  }
}
