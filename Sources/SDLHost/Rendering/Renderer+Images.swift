import AppSurface
import CSDL2

extension Renderer {
  /// Pictures of at most this many pixels are scaled beforehand, smoothly; larger ones by SDL.
  private static let largestScaled = 1 << 21

  func draw(_ source: ImageSource, in rect: Rect, tint: Ink, radius: Double, on grid: PixelGrid) {
    guard !tint.isInvisible, let box = grid.rect(rect), box.intersects(clip) else { return }
    switch source {
    case .symbol(let name, let weight):
      draw(symbol: name, weight, in: box, tint)
    case .bitmap(let bitmap):
      let diameter = diameter(of: radius, in: box, on: grid)
      let fits = Int(box.w) * Int(box.h) <= Self.largestScaled
      let width = fits ? box.w : Int32(clamping: bitmap.width)
      let height = fits ? box.h : Int32(clamping: bitmap.height)
      let corner = fits ? diameter : min(diameter * width / max(1, box.w), min(width, height))
      let key = TextureKey.bitmap(bitmap, width: width, height: height, diameter: corner)
      let stored = textures.texture(for: key) {
        BitmapScaling.surface(
          of: bitmap, width: Int(width), height: Int(height), diameter: Int(corner)
        ).map { ($0, 0, 0) }
      }
      guard let stored else { return }
      if stored.isOpaque, tint.isOpaque, stored.width == box.w, stored.height == box.h {
        drawOpaque(stored, in: box, diameter: corner)
      } else {
        copy(stored.texture, nil, to: box, alpha: tint.alpha)
      }
    }
  }

  /// Draws a texture pixel by pixel of which only the round corners are blended: that costs several
  /// times as much as copying.
  private func drawOpaque(_ stored: StoredTexture, in box: SDL_Rect, diameter: Int32) {
    let near = diameter / 2
    let far = diameter - near
    SDL_SetTextureBlendMode(stored.texture, SDL_BLENDMODE_NONE)
    for part in [
      SDL_Rect(x: near, y: 0, w: box.w - diameter, h: near),
      SDL_Rect(x: 0, y: near, w: box.w, h: box.h - diameter),
      SDL_Rect(x: near, y: box.h - far, w: box.w - diameter, h: far),
    ] where !part.isEmpty {
      let target = SDL_Rect(x: box.x + part.x, y: box.y + part.y, w: part.w, h: part.h)
      copy(stored.texture, part, to: target, alpha: 255)
    }
    SDL_SetTextureBlendMode(stored.texture, SDL_BLENDMODE_BLEND)
    if diameter > 1 { corners(of: box, from: stored, diameter: diameter, alpha: 255) }
  }

  private func draw(symbol name: String, _ weight: Font.Weight, in box: SDL_Rect, _ tint: Ink) {
    let side = min(box.w, box.h, 1024)
    let key = TextureKey.symbol(name: name, weight: weight, pixels: side, rgb: tint.rgb)
    let stored = textures.texture(for: key) {
      guard
        let mask = SymbolSet.mask(
          named: name, pixelSize: Double(side), weight: EmbeddedFace.Weight(weight)),
        let surface = PixelSurface(mask: mask, rgb: tint.rgb)
      else { return nil }
      return (surface, Int32(clamping: mask.left), Int32(clamping: mask.top))
    }
    guard let stored else { return }
    let x = box.x + (box.w - side) / 2 + stored.left
    let y = box.y + (box.h - side) / 2 + stored.top
    copy(
      stored.texture, nil, to: SDL_Rect(x: x, y: y, w: stored.width, h: stored.height),
      alpha: tint.alpha)
  }
}
