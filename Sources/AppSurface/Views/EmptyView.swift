/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {}
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {}
}
