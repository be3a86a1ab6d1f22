/// Several views that are one only for modifiers.
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// A group of the closure's views.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for what is inside.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(only: content) }
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { content._collect(into: &items) }
}
