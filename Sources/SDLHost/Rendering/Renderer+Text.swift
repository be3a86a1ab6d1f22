import AppSurface
import CSDL2

extension Renderer {
  /// The longest line that is drawn from one texture, in pixels; longer ones are drawn in pieces.
  private static let longestTexture = 2048.0

  func draw(_ run: TextRun, on grid: PixelGrid) {
    let ink = Ink(run.color)
    let pixels = run.font.size * grid.pixelsPerPoint
    guard !ink.isInvisible, !run.text.isEmpty, pixels >= 1, pixels <= 2000,
      let x = grid.x(run.origin.x), let baseline = grid.y(run.origin.y), run.width.isFinite,
      isInReach(x, baseline, em: pixels, width: run.width * grid.pixelsPerPoint)
    else { return }
    if run.isRightToLeft == true || BidirectionalLine.isNeeded(for: run.text) {
      return drawPieces(of: run, on: grid, baseline, ink)
    }
    let sixtyFourths = Int((pixels * 64).rounded())
    let width = run.width * grid.pixelsPerPoint
    if width <= Self.longestTexture {
      guard let stored = texture(run.text, run.font, sixtyFourths, ink) else { return }
      let drawn = Double(stored.width + stored.left)
      if abs(drawn - width) <= max(1.5, pixels / 12) || !run.text.contains(" ") {
        return draw(stored, x, baseline, ink)
      }
    }
    var offset = 0.0
    for word in Words(run.text) {
      guard let x = grid.x(run.origin.x + offset), x < clip.x + clip.w + Int32(pixels) else {
        return
      }
      let width = fonts.width(ofWord: word, in: run.font)
      offset += width
      guard word != " ", isInReach(x, baseline, em: pixels, width: width * grid.pixelsPerPoint),
        let stored = texture(String(word), run.font, sixtyFourths, ink)
      else { continue }
      draw(stored, x, baseline, ink)
    }
  }

  /// Draws a line in which text runs right to left, from the left.
  private func drawPieces(
    of run: TextRun, on grid: PixelGrid, _ baseline: Int32, _ ink: Ink
  ) {
    let pixels = run.font.size * grid.pixelsPerPoint
    for piece in fonts.pieces(of: run) {
      guard let x = grid.x(run.origin.x + piece.x * run.font.size),
        x < clip.x + clip.w + Int32(pixels)
      else { return }
      guard piece.text != " ", isInReach(x, baseline, em: pixels, width: piece.width * pixels),
        let stored = texture(
          piece.text, isRightToLeft: piece.isRightToLeft, run.font, Int((pixels * 64).rounded()),
          ink)
      else { continue }
      draw(stored, x, baseline, ink)
    }
  }

  private func draw(_ stored: StoredTexture, _ x: Int32, _ baseline: Int32, _ ink: Ink) {
    let target = SDL_Rect(
      x: x + stored.left, y: baseline + stored.top, w: stored.width, h: stored.height)
    copy(stored.texture, nil, to: target, alpha: ink.alpha)
  }

  /// Whether a line at a baseline could touch what may be drawn on: generous, since ink overhangs.
  private func isInReach(_ x: Int32, _ baseline: Int32, em: Double, width: Double) -> Bool {
    let em = Int32(em) + 1
    let width = Int32(min(max(width, 0), 1_000_000))
    let box = SDL_Rect(x: x - em, y: baseline - 2 * em, w: width + 2 * em, h: 3 * em)
    return box.intersects(clip)
  }

  private func texture(
    _ text: String, isRightToLeft: Bool = false, _ font: Font, _ sixtyFourths: Int, _ ink: Ink
  ) -> StoredTexture? {
    let face = FaceKey(font)
    let key = TextureKey.run(
      text: text, isRightToLeft: isRightToLeft, face: face, sixtyFourths: sixtyFourths,
      rgb: ink.rgb)
    return textures.texture(for: key) {
      fonts.raster(
        text, isRightToLeft: isRightToLeft, in: face, pixelsPerEm: Double(sixtyFourths) / 64,
        rgb: ink.rgb
      ).map { ($0.surface, $0.left, $0.top) }
    }
  }
}
