/// Views over one another; the last is on top.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// The closure's views over one another.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(ZStackElement()) { $0.alignment = alignment }
    context.add(content)
  }
}
