/// The largest circle that has room.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .circle) }
}
