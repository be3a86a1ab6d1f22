/// Distances from a rectangle's edges inwards, by the direction of lines, in points.
///
/// SwiftUI calls this EdgeInsets; here that name is the physical one of a device.
public nonisolated struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the side where lines begin.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the side where lines end.
  public var trailing: Double

  /// No inset.
  public static let zero = DirectionalEdgeInsets()

  /// Insets from the edges that are named; the others are zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The sum of both sides.
  public var horizontal: Double { leading + trailing }
  /// The sum of top and bottom.
  public var vertical: Double { top + bottom }
}
