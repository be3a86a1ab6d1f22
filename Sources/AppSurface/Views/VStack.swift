/// Views beneath one another.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A column of the closure's views; without `spacing` they stand 8 points apart.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(StackElement()) { element in
      element.axis = .vertical
      element.horizontal = alignment
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}
