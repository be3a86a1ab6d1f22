/// A drawing in the small path language that the embedded face and symbols are written in.
///
/// A command is a letter and its numbers, parted by spaces; further numbers repeat the command
/// (after `M` they are lines). All positions are absolute.
///
///     M x y                   start a subpath         L x y, H x, V y   line
///     C x y x y x y           cubic curve             Z                 close the subpath
///     R x y, U x y            quarter of an ellipse that sets out level (R) or upright (U)
///     G cx cy x y turn        arc about c to the direction of x y; turn 1 from x to y, 0 back
///     E x y x y               ellipse in a box        O cx cy r         circle
///     B x y x y r             box with round corners  X x y f           disc of f strokes' width
///     D x y x y               slanting stem with level ends; `Y` adds the far end's width factor
///     I x y x y               the same with the far end cut upright
///     S, F, P                 from here on: stroke, fill, or fill and stroke
///     K, N                    from here on: cut strokes away, or cut fills away
///     W f                     stroke width factor from the next point on
///     T x y                   move all that follows
///
/// A number may end in a sign: `80+` and `80-` are a centre line half a stroke above or below 80,
/// so that edges stay where they are in every weight; `80=` is a bar's centre, which small sizes
/// align to the pixels.
nonisolated struct VectorProgram {
  enum Side { case centre, above, below, bar }

  struct Number {
    var value: Double
    var side: Side
  }

  struct Command {
    var letter: UInt8
    /// Where the command's numbers begin in `numbers`.
    var first: Int
  }

  private(set) var commands: [Command] = []
  private(set) var numbers: [Number] = []

  /// Nil when the text is not in the language.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    while let letter = reader.nextLetter() {
      guard let count = Self.numberCount(of: letter) else { return nil }
      var repeated = letter
      repeat {
        commands.append(Command(letter: repeated, first: numbers.count))
        for _ in 0..<count {
          guard let number = reader.nextNumber() else { return nil }
          numbers.append(number)
        }
        if letter == UInt8(ascii: "M") { repeated = UInt8(ascii: "L") }
      } while count > 0 && reader.isAtNumber()
    }
    guard reader.isAtEnd else { return nil }
  }

  private static func numberCount(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "Z"), UInt8(ascii: "S"), UInt8(ascii: "F"), UInt8(ascii: "P"),
      UInt8(ascii: "K"), UInt8(ascii: "N"):
      0
    case UInt8(ascii: "H"), UInt8(ascii: "V"), UInt8(ascii: "W"): 1
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "R"), UInt8(ascii: "U"),
      UInt8(ascii: "T"):
      2
    case UInt8(ascii: "O"), UInt8(ascii: "X"): 3
    case UInt8(ascii: "E"), UInt8(ascii: "D"), UInt8(ascii: "I"): 4
    case UInt8(ascii: "B"), UInt8(ascii: "G"), UInt8(ascii: "Y"): 5
    case UInt8(ascii: "C"): 6
    default: nil
    }
  }
}

nonisolated extension VectorProgram {
  /// Takes letters and numbers off the text.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    private mutating func skipSpaces() {
      while position < bytes.count, bytes[position] == 32 || bytes[position] == 10 {
        position += 1
      }
    }

    mutating func nextLetter() -> UInt8? {
      skipSpaces()
      guard position < bytes.count, (65...90).contains(bytes[position]) else { return nil }
      position += 1
      return bytes[position - 1]
    }

    mutating func isAtNumber() -> Bool {
      skipSpaces()
      return position < bytes.count && !(65...90).contains(bytes[position])
    }

    mutating func nextNumber() -> Number? {
      skipSpaces()
      var isNegative = false
      if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
        isNegative = true
        position += 1
      }
      var whole = 0.0
      var divisor = 1.0
      var digits = 0
      var isFraction = false
      while position < bytes.count {
        let byte = bytes[position]
        if (48...57).contains(byte) {
          whole = whole * 10 + Double(byte - 48)
          if isFraction { divisor *= 10 }
          digits += 1
        } else if byte == UInt8(ascii: "."), !isFraction {
          isFraction = true
        } else {
          break
        }
        position += 1
      }
      guard digits > 0 else { return nil }
      var side = Side.centre
      if position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "+"): side = .above
        case UInt8(ascii: "-"): side = .below
        case UInt8(ascii: "="): side = .bar
        default: break
        }
        if side != .centre { position += 1 }
      }
      let magnitude = whole / divisor
      return Number(value: isNegative ? -magnitude : magnitude, side: side)
    }
  }
}
