import AppSurface
import CSDL2

/// How the points of one draw list lie on the pixels of the output: the only place that rounds.
///
/// Both edges of a rectangle are rounded the same way, so that two rectangles that share an edge in
/// points share it in pixels.
nonisolated struct PixelGrid {
  /// Pixels for each point of the list.
  let pixelsPerPoint: Double
  private let originX: Double
  private let originY: Double

  /// Coordinates beyond this many pixels are drawn at this many: far outside of any output, and far
  /// from where C's integers overflow.
  private static let reach = 1_000_000.0

  /// The grid of a list that stands in the window by `placement`; `scale` is pixels for each point
  /// of the window. Nil where nothing could be drawn.
  init?(placement: Placement, scale: Double) {
    pixelsPerPoint = placement.zoom * scale
    originX = placement.origin.x * scale
    originY = placement.origin.y * scale
    guard pixelsPerPoint.isFinite, pixelsPerPoint > 0, originX.isFinite, originY.isFinite else {
      return nil
    }
  }

  /// The x of a pixel's left edge, rounded; nil where the number is none.
  func x(_ points: Double) -> Int32? { Self.pixel(originX + points * pixelsPerPoint) }

  /// The y of a pixel's top edge, rounded; nil where the number is none.
  func y(_ points: Double) -> Int32? { Self.pixel(originY + points * pixelsPerPoint) }

  /// A length in whole pixels, at least one where it is more than nothing.
  func length(_ points: Double) -> Int32 {
    guard let pixels = Self.pixel(points * pixelsPerPoint), points > 0 else { return 0 }
    return max(1, pixels)
  }

  /// The rectangle in pixels; nil where it has no area or is not made of numbers.
  ///
  /// A side that is thinner than a pixel keeps one pixel, so that hairlines do not come and go.
  func rect(_ rect: Rect) -> SDL_Rect? {
    guard let left = x(rect.minX), let top = y(rect.minY), let right = x(rect.maxX),
      let bottom = y(rect.maxY), rect.width > 0, rect.height > 0
    else { return nil }
    return SDL_Rect(x: left, y: top, w: max(1, right - left), h: max(1, bottom - top))
  }

  /// The rectangle as a clip: it may be empty, and it never grows to a pixel.
  func clip(_ rect: Rect) -> SDL_Rect {
    guard let left = x(rect.minX), let top = y(rect.minY), let right = x(rect.maxX),
      let bottom = y(rect.maxY)
    else { return SDL_Rect() }
    return SDL_Rect(x: left, y: top, w: max(0, right - left), h: max(0, bottom - top))
  }

  private static func pixel(_ value: Double) -> Int32? {
    guard value == value else { return nil }
    return Int32((min(max(value, -reach), reach) + 0.5).rounded(.down))
  }
}

nonisolated extension SDL_Rect {
  var isEmpty: Bool { w <= 0 || h <= 0 }

  func intersects(_ other: SDL_Rect) -> Bool {
    x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h
  }

  func intersection(_ other: SDL_Rect) -> SDL_Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + w, other.x + other.w)
    let bottom = min(y + h, other.y + other.h)
    return SDL_Rect(x: left, y: top, w: max(0, right - left), h: max(0, bottom - top))
  }
}
