/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// A rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double) { self.cornerRadius = max(0, cornerRadius) }
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .rounded(cornerRadius)) }
}
