/// A rectangle with square corners.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .rectangle) }
}
