/// Views beneath one another in a scroll view, of which only those are built that can be seen.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A column of the closure's views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.lazyElement(LazyStackElement(), of: content) { element in
      element.alignment = alignment
      element.spacing = spacing ?? 8
    }
  }
}
