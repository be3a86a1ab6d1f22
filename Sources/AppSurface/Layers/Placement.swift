/// Where a surface stands in the window, and how large: one pure value with an inverse.
public nonisolated struct Placement: Hashable, Sendable {
  /// The surface's origin in points of the window.
  public var origin: Point
  /// Points of the window for each point of the surface; greater than 0.
  public var zoom: Double

  /// The placement of a surface that fills the window.
  public static let identity = Placement(origin: .zero, zoom: 1)

  /// A placement from its parts.
  public init(origin: Point, zoom: Double) {
    self.origin = origin
    self.zoom = zoom
  }

  /// A surface of the given size centred in the window, as the source article computes it:
  /// origin = (window - size × zoom) / 2 on each axis, without margin, halves kept.
  ///
  /// A size larger than the window is scaled down to fit and never up.
  public init(centering size: Size, in window: Size) {
    let fit = min(
      1, Placement.ratio(window.width, size.width), Placement.ratio(window.height, size.height))
    self.init(centering: size, in: window, zoom: fit)
  }

  /// A surface of the given size centred in the window at a given zoom.
  public init(centering size: Size, in window: Size, zoom: Double) {
    let zoom = zoom.isFinite && zoom > 0 ? zoom : 1
    self.init(
      origin: Point(
        x: (window.width - size.width * zoom) / 2, y: (window.height - size.height * zoom) / 2),
      zoom: zoom)
  }

  /// A ratio that is safe for degenerate sizes: 1 where one side is nothing.
  private static func ratio(_ window: Double, _ side: Double) -> Double {
    window > 0 && side > 0 ? window / side : 1
  }

  /// A point of the surface in the window.
  public func toWindow(_ point: Point) -> Point {
    Point(x: origin.x + point.x * zoom, y: origin.y + point.y * zoom)
  }

  /// A rectangle of the surface in the window.
  public func toWindow(_ rect: Rect) -> Rect {
    Rect(origin: toWindow(rect.origin), size: rect.size * zoom)
  }

  /// A point of the window on the surface.
  public func fromWindow(_ point: Point) -> Point {
    Point(x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom)
  }
}
