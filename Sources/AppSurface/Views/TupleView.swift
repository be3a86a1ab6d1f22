/// Several views in a row, as a closure with several statements gives them.
public struct TupleView<each Content: View>: PrimitiveView {
  /// The views in a row that copies share: to copy a tuple of many types takes longer than to evaluate it.
  @usableFromInline let content: [any View]

  @inlinable init(_ content: repeat consuming each Content) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    var views: [any View] = []
    views.reserveCapacity(count)
    repeat views.append(each content)
    self.content = views
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for its views.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    for view in content { context.add(view) }
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    for (index, view) in content.enumerated() {
      items.scoped(.index(index)) { view._collect(into: &$0) }
    }
  }
}
