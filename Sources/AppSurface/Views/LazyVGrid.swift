/// Views in rows of columns.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let spacing: Double?
  private let content: Content

  /// A grid of the closure's views, filled row by row.
  public init(
    columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(GridElement()) { element in
      element.columns = columns
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}
