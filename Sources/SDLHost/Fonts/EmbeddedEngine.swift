import AppSurface
import CSDL2

/// Text in the face that the package brings along.
final class EmbeddedEngine: TextEngine {
  private struct GlyphKey: Hashable {
    let character: Character
    let face: FaceKey
    let sixtyFourths: Int
    let quarter: Int
  }

  private var glyphs = GenerationCache<GlyphKey, CoverageMask>(limit: 1024)

  /// The longest line that is made into pixels, in pixels: longer ones are drawn in pieces.
  private static let widest = 16384.0

  func advance(of text: String, in face: FaceKey) -> Double {
    let weight = EmbeddedFace.Weight(face.weight)
    let monospaced = face.design == .monospaced
    return text.reduce(0) {
      $0 + EmbeddedFace.advance(of: $1, weight: weight, monospaced: monospaced)
    }
  }

  func metrics(of face: FaceKey) -> EmMetrics {
    EmMetrics(
      ascent: EmbeddedFace.ascent, descent: EmbeddedFace.descent,
      lineHeight: EmbeddedFace.lineHeight)
  }

  func raster(
    _ text: String, isRightToLeft: Bool, in face: FaceKey, pixelsPerEm: Double, rgb: UInt32
  ) -> RasterLine? {
    let seen = isRightToLeft ? MirroredCharacters.reversed(text) : text
    let glyphs = place(seen, in: face, pixelsPerEm: pixelsPerEm)
    guard let bounds = Self.bounds(of: glyphs),
      let surface = PixelSurface(width: Int(bounds.w), height: Int(bounds.h))
    else { return nil }
    surface.fill(rgb: rgb) { _, _ in 0 }
    for glyph in glyphs {
      let mask = glyph.mask
      let left = glyph.x - Int(bounds.x)
      let top = glyph.y - Int(bounds.y)
      for y in 0..<mask.height {
        let row = surface.row(top + y)
        for x in 0..<mask.width {
          let sum = row[left + x] >> 24 + UInt32(mask.coverage[y * mask.width + x])
          row[left + x] = min(sum, 255) << 24 | rgb
        }
      }
    }
    return RasterLine(surface: surface, left: bounds.x, top: bounds.y)
  }

  /// A glyph with its top left corner, in pixels from the origin of the line.
  private struct Placed {
    let mask: CoverageMask
    let x: Int
    let y: Int
  }

  private func place(_ text: String, in face: FaceKey, pixelsPerEm: Double) -> [Placed] {
    let weight = EmbeddedFace.Weight(face.weight)
    let monospaced = face.design == .monospaced
    var pen = 0.0
    var placed: [Placed] = []
    for character in text {
      guard pen < Self.widest else { break }
      // A quarter of a pixel is as fine as the eye asks for, and lets glyphs be shared.
      let quarters = Int((pen * 4).rounded())
      let mask = mask(character, face, pixelsPerEm, quarter: quarters & 3)
      if mask.width > 0, mask.height > 0 {
        placed.append(Placed(mask: mask, x: (quarters >> 2) + mask.left, y: mask.top))
      }
      pen +=
        EmbeddedFace.advance(of: character, weight: weight, monospaced: monospaced) * pixelsPerEm
    }
    return placed
  }

  private func mask(
    _ character: Character, _ face: FaceKey, _ pixelsPerEm: Double, quarter: Int
  ) -> CoverageMask {
    let key = GlyphKey(
      character: character, face: face, sixtyFourths: Int(pixelsPerEm * 64), quarter: quarter)
    if let known = glyphs.value(for: key) { return known }
    let mask = EmbeddedFace.mask(
      of: character, pixelsPerEm: pixelsPerEm, subpixelX: Double(quarter) / 4,
      weight: EmbeddedFace.Weight(face.weight), monospaced: face.design == .monospaced)
    glyphs.insert(mask, for: key)
    return mask
  }

  private static func bounds(of glyphs: [Placed]) -> SDL_Rect? {
    guard let first = glyphs.first else { return nil }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for glyph in glyphs {
      left = min(left, glyph.x)
      top = min(top, glyph.y)
      right = max(right, glyph.x + glyph.mask.width)
      bottom = max(bottom, glyph.y + glyph.mask.height)
    }
    return SDL_Rect(
      x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
  }
}
