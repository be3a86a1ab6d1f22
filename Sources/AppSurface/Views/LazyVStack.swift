/// Views beneath one another in a scroll view.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// A column of the closure's views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(stack) }
}
