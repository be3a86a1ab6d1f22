/// Distances from the four physical edges of a rectangle inwards, in points.
///
/// A device's insets are physical: left stays left in a right-to-left language.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No inset on any edge.
  public static let zero = EdgeInsets()

  /// Insets from the edges that are named; the others are zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of the left and right insets.
  public var horizontal: Double { left + right }

  /// The sum of the top and bottom insets.
  public var vertical: Double { top + bottom }
}
