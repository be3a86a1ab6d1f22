/// A position in some coordinate space, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the space's left edge.
  public var x: Double
  /// The distance from the space's top edge.
  public var y: Double

  /// The origin of every space.
  public static let zero = Point(x: 0, y: 0)

  /// A position from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The position moved by a vector.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The vector from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
