/// The typeface that is part of the program: for when no font library or font file is there, and
/// for pictures that are the same on every machine.
///
/// It holds ASCII, the accented letters of Latin-1 and the signs that menus use; `has` tells. Any
/// other character draws as an empty box. Its figures all have the same advance.
nonisolated enum EmbeddedFace {
  enum Weight: Int, CaseIterable { case regular, medium, semibold, bold }

  /// Heights in ems: from the baseline up, from the baseline down, and from line to line.
  static let ascent = 0.93
  static let descent = 0.24
  static let lineHeight = 1.2

  /// Whether the character has a drawing of its own.
  static func has(_ character: Character) -> Bool {
    character == " " || character == "\u{A0}" || GlyphTable.proportional[character] != nil
  }

  /// How far the pen moves, in ems.
  static func advance(of character: Character, weight: Weight, monospaced: Bool) -> Double {
    if monospaced { return 0.6 }
    if character == " " || character == "\u{A0}" { return 0.26 }
    return glyph(character, monospaced: false).advance / 1000 * weight.widening
  }

  /// The character's ink at a size from 1 to 512 pixels an em (others are drawn at the nearest),
  /// moved right by part of a pixel (0 to 1).
  static func mask(
    of character: Character, pixelsPerEm: Double, subpixelX: Double, weight: Weight,
    monospaced: Bool
  ) -> CoverageMask {
    if character == " " || character == "\u{A0}" { return .empty }
    let glyph = glyph(character, monospaced: monospaced)
    guard let program = VectorProgram(glyph.path) else { return .empty }
    let size = pixelsPerEm.isNaN ? 1 : min(max(pixelsPerEm, 1), 512)
    let shift = subpixelX.isNaN ? 0 : min(max(subpixelX, 0), 1)
    let pen = pen(for: glyph, size: size, shift: shift, weight: weight, monospaced: monospaced)
    return CoverageRasterizer.mask(
      of: VectorTracer.layers(of: program, pen: pen), bounds: (-1024...1024, -1024...1024))
  }

  private static func glyph(_ character: Character, monospaced: Bool) -> Glyph {
    if monospaced, let glyph = GlyphTable.monospaced[character] { return glyph }
    return GlyphTable.proportional[character] ?? GlyphTable.box
  }

  private static func pen(
    for glyph: Glyph, size: Double, shift: Double, weight: Weight, monospaced: Bool
  ) -> VectorPen {
    let unit = size / 1000
    // Below a pixel a stroke turns grey, so that small sizes keep to about one.
    var upright = weight.stroke * size
    var level = upright * weight.contrast
    if size < hintedBelow {
      level = max(level, 1)
      upright = max(upright, 1.05)
    }
    var pen = VectorPen(
      scaleX: unit * weight.widening, originX: shift, scaleY: -unit, halfWidth: upright / 2,
      contrast: level / upright, fullness: 0.585, isRound: false)
    if monospaced {
      let fitting = min(1.12, 600 / glyph.advance)
      pen.scaleX = unit * fitting
      pen.originX += (600 - glyph.advance * fitting) / 2 * unit
    }
    if size < hintedBelow { pen.alignment = alignment(unit: unit) }
    return pen
  }

  /// Sizes in pixels from which heights are no longer aligned to pixel rows.
  private static let hintedBelow = 48.0

  /// Puts the tops of lowercase, capitals and ascenders on whole pixel rows; round letters reach
  /// past them only where that shows.
  private static func alignment(unit: Double) -> [(unit: Double, pixels: Double)] {
    func row(_ height: Double) -> Double { -(height * unit).rounded() }
    let overshoot = 12 * unit < 0.4 ? 0 : 12 * unit
    let lowercase = row(GlyphTable.lowercaseHeight)
    let capital = row(GlyphTable.capitalHeight)
    let ascender = min(capital, row(GlyphTable.ascenderHeight))
    return [
      (GlyphTable.descenderDepth, row(GlyphTable.descenderDepth)),
      (-12, overshoot), (0, 0),
      (GlyphTable.lowercaseHeight, lowercase),
      (GlyphTable.lowercaseHeight + 12, lowercase - overshoot),
      (GlyphTable.capitalHeight, capital),
      (GlyphTable.capitalHeight + 12, min(ascender, capital - overshoot)),
      (GlyphTable.ascenderHeight, min(ascender, capital - overshoot)),
    ]
  }
}

nonisolated extension EmbeddedFace.Weight {
  /// The width of upright strokes in ems.
  var stroke: Double {
    switch self {
    case .regular: 0.085
    case .medium: 0.1
    case .semibold: 0.115
    case .bold: 0.135
    }
  }

  /// The thickness of level strokes against upright ones.
  var contrast: Double {
    switch self {
    case .regular: 0.9
    case .medium: 0.87
    case .semibold: 0.84
    case .bold: 0.8
    }
  }

  /// Heavier letters are wider.
  var widening: Double {
    switch self {
    case .regular: 1
    case .medium: 1.018
    case .semibold: 1.036
    case .bold: 1.06
    }
  }
}
