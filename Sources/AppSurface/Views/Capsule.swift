/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .capsule) }
}
