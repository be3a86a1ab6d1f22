/// A hairline between others: across in a column, upright in a row.
public struct Divider: PrimitiveView {
  /// A hairline.
  public init() {}

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let color = context.environment.palette.separator
    context.element(DividerElement()) { $0.backgroundColor = color }
  }
}
