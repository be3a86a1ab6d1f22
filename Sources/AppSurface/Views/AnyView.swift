/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  /// The view inside.
  public let wrapped: any View

  /// Hides the type of a view.
  public init(_ view: some View) {
    wrapped = (view as? AnyView)?.wrapped ?? view
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for what is inside.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let view: any View = wrapped
    context.add(any: view)
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { wrapped._collect(into: &items) }
}
