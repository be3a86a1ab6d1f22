/// Several views in a row, as a closure with several statements gives them.
public struct TupleView<each Content: View>: PrimitiveView {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: repeat consuming each Content) { self.content = (repeat each content) }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for its views.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    repeat context.add(each content)
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    var index = 0
    for view in repeat each content {
      items.scoped(.index(index)) { view._collect(into: &$0) }
      index += 1
    }
  }
}
