/// A rectangle in some coordinate space, in points, with its origin at the top left.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right of and below the origin.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether one side is zero or less.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies wholly inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share an area larger than nothing.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The shared area; one of zero size where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect {
    Rect(origin: origin + vector, size: size)
  }

  /// The rectangle without its insets; a side never becomes negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The rectangle made smaller by the same distance on each edge, or larger by a negative one.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
