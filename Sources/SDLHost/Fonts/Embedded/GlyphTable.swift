/// One character's drawing, in thousandths of an em, y up from the baseline.
nonisolated struct Glyph {
  var advance: Double
  /// In the language of `VectorProgram`.
  var path: String
}

/// The drawings of the embedded face by character.
///
/// A line of the data is a character, its advance and its path, or `é = e acute`: a letter with
/// an accent centred on it. Accents are drawn about x = 0 for lowercase letters; for taller ones
/// they move up.
nonisolated enum GlyphTable {
  static let lowercaseHeight = 520.0
  static let capitalHeight = 710.0
  static let ascenderHeight = 735.0
  static let descenderDepth = -205.0

  static let proportional: [Character: Glyph] = {
    var table: [Character: Glyph] = [:]
    for text in [uppercase, lowercase, figures, punctuation, signs] {
      for (name, glyph) in glyphs(in: text) {
        if let character = name.first { table[character] = glyph }
      }
    }
    let accentGlyphs = glyphs(in: accents)
    for line in composites.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, let character = words[0].first, let base = words[2].first,
        let letter = table[base], let accent = accentGlyphs[String(words[3])]
      else { continue }
      let rise = base.isUppercase ? capitalHeight - lowercaseHeight : 0
      let centre = (letter.advance / 2 + accent.advance).rounded()
      table[character] = Glyph(
        advance: letter.advance, path: "\(letter.path) S W 1 T \(centre) \(rise) \(accent.path)")
    }
    return table
  }()

  /// The characters that a fixed advance needs a design of its own for.
  static let monospaced: [Character: Glyph] = {
    var table: [Character: Glyph] = [:]
    for (name, glyph) in glyphs(in: fixedWidth) {
      if let character = name.first { table[character] = glyph }
    }
    return table
  }()

  /// What stands for characters without a drawing.
  static let box = Glyph(advance: 600, path: "B 70+ 0+ 530- 710- 0")

  /// The lines `name advance path` of a data text.
  private static func glyphs(in text: String) -> [String: Glyph] {
    var table: [String: Glyph] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let advance = Double(parts[1]) else { continue }
      table[String(parts[0])] = Glyph(advance: advance, path: String(parts[2]))
    }
    return table
  }
}
