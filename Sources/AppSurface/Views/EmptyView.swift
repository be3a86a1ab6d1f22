/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {}
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {}
}
