import AppSurface
import CSDL2

extension Renderer {
  func fill(_ rect: Rect, _ ink: Ink, radius: Double, on grid: PixelGrid) {
    guard !ink.isInvisible, let box = grid.rect(rect), box.intersects(clip) else { return }
    let diameter = diameter(of: radius, in: box, on: grid)
    guard diameter > 1, let disc = disc(diameter, ink) else { return plain(box, ink) }
    let near = diameter / 2
    let far = diameter - near
    corners(of: box, from: disc, diameter: diameter, alpha: ink.alpha)
    let middle = box.w - diameter
    plain(SDL_Rect(x: box.x + near, y: box.y, w: middle, h: near), ink)
    plain(SDL_Rect(x: box.x, y: box.y + near, w: box.w, h: box.h - diameter), ink)
    plain(SDL_Rect(x: box.x + near, y: box.y + box.h - far, w: middle, h: far), ink)
  }

  func outline(_ rect: Rect, _ ink: Ink, width: Double, radius: Double, on grid: PixelGrid) {
    guard !ink.isInvisible, let box = grid.rect(rect), box.intersects(clip) else { return }
    let line = min(grid.length(width), (min(box.w, box.h) + 1) / 2)
    guard line > 0 else { return }
    let diameter = diameter(of: radius, in: box, on: grid)
    var near: Int32 = 0
    var far: Int32 = 0
    if diameter > 1, let ring = ring(diameter, line: line, ink) {
      near = diameter / 2
      far = diameter - near
      corners(of: box, from: ring, diameter: diameter, alpha: ink.alpha)
    }
    let along = box.w - near - far
    plain(SDL_Rect(x: box.x + near, y: box.y, w: along, h: line), ink)
    let bottom = max(box.y + line, box.y + box.h - line)
    plain(SDL_Rect(x: box.x + near, y: bottom, w: along, h: box.y + box.h - bottom), ink)
    // The sides leave out what the lines above and below them have drawn: no pixel is blended twice.
    let start = max(near, line)
    let side = box.h - start - max(far, line)
    plain(SDL_Rect(x: box.x, y: box.y + start, w: line, h: side), ink)
    let right = max(box.x + line, box.x + box.w - line)
    plain(SDL_Rect(x: right, y: box.y + start, w: box.x + box.w - right, h: side), ink)
  }

  /// A rectangle in one colour; an opaque one takes the path without blending.
  private func plain(_ rect: SDL_Rect, _ ink: Ink) {
    guard !rect.isEmpty else { return }
    var visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    SDL_SetRenderDrawBlendMode(renderer, ink.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, ink.red, ink.green, ink.blue, ink.alpha)
    check(SDL_RenderFillRect(renderer, &visible), "SDL_RenderFillRect")
  }

  /// The corners' diameter in pixels: at most the short side, and at most what a texture may be.
  func diameter(of radius: Double, in box: SDL_Rect, on grid: PixelGrid) -> Int32 {
    guard radius > 0 else { return 0 }
    return min(grid.length(radius * 2), min(box.w, box.h), 2048)
  }

  /// Draws the corners of a texture in the corners of a box, each a quarter of a circle of the
  /// diameter.
  func corners(of box: SDL_Rect, from circle: StoredTexture, diameter: Int32, alpha: UInt8) {
    let near = diameter / 2
    let far = diameter - near
    let right = box.x + box.w - far
    let bottom = box.y + box.h - far
    let (fromRight, fromBottom) = (circle.width - far, circle.height - far)
    for (x, y, fromX, fromY, width, height) in [
      (box.x, box.y, 0, 0, near, near), (right, box.y, fromRight, 0, far, near),
      (box.x, bottom, 0, fromBottom, near, far),
      (right, bottom, fromRight, fromBottom, far, far),
    ] as [(Int32, Int32, Int32, Int32, Int32, Int32)] {
      copy(
        circle.texture, SDL_Rect(x: fromX, y: fromY, w: width, h: height),
        to: SDL_Rect(x: x, y: y, w: width, h: height), alpha: alpha)
    }
  }

  private func disc(_ diameter: Int32, _ ink: Ink) -> StoredTexture? {
    textures.texture(for: .disc(diameter: diameter, rgb: ink.rgb)) {
      guard let surface = PixelSurface(width: Int(diameter), height: Int(diameter)) else {
        return nil
      }
      surface.fill(rgb: ink.rgb) { x, y in Circle.coverage(x, y, diameter: Double(diameter)) }
      return (surface, 0, 0)
    }
  }

  private func ring(_ diameter: Int32, line: Int32, _ ink: Ink) -> StoredTexture? {
    textures.texture(for: .ring(diameter: diameter, line: line, rgb: ink.rgb)) {
      guard let surface = PixelSurface(width: Int(diameter), height: Int(diameter)) else {
        return nil
      }
      let inner = Double(diameter - 2 * line)
      surface.fill(rgb: ink.rgb) { x, y in
        let outside = Circle.coverage(x, y, diameter: Double(diameter))
        let inside = Circle.coverage(
          x, y, diameter: max(0, inner), center: Double(diameter) / 2)
        return outside - min(outside, inside)
      }
      return (surface, 0, 0)
    }
  }
}

/// How much of a pixel a circle covers.
nonisolated enum Circle {
  /// The coverage of the pixel at (x, y) by a circle that fills a square of its diameter, or that
  /// has its middle at `center` on both axes.
  static func coverage(_ x: Int, _ y: Int, diameter: Double, center: Double? = nil) -> UInt8 {
    guard diameter > 0 else { return 0 }
    let radius = diameter / 2
    let dx = Double(x) + 0.5 - (center ?? radius)
    let dy = Double(y) + 0.5 - (center ?? radius)
    let distance = (dx * dx + dy * dy).squareRoot()
    return UInt8((min(max(radius - distance + 0.5, 0), 1) * 255).rounded())
  }
}
