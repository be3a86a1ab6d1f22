/// Room that takes what the others leave.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// Room of at least `minLength` points; 8 where none is given.
  public init(minLength: Double? = nil) { self.minLength = minLength ?? 8 }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(SpacerElement()) { $0.minLength = max(0, minLength) }
  }
}
