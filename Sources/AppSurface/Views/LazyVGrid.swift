/// Views in rows of columns.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A grid of the closure's views, filled row by row; `spacing` lies between the rows, that of a
  /// `GridItem` between the columns, 8 points each where none is given.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(GridElement()) { element in
      element.columns = columns
      element.alignment = alignment
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}
