/// The headings of lazy stacks and grids that would stay in sight; here they scroll with their rows.
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// A set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in rows of columns, of which only those are built that can be seen.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A grid of the closure's views, filled row by row; `spacing` lies between the rows, that of a
  /// `GridItem` between the columns, 8 points each where none is given.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.lazyElement(GridElement(), of: content) { element in
      element.columns = columns
      element.alignment = alignment
      element.spacing = spacing ?? 8
    }
  }
}

extension ViewContext {
  /// Gives the view an element that builds those of its items that can be seen.
  mutating func lazyElement<E: LazyElement>(
    _ make: @autoclosure () -> E, of content: some View, update: (E) -> Void
  ) {
    var collector = ItemCollector()
    content._collect(into: &collector)
    keepsChildren = true
    let sections = collector.sections
    element(make()) { element in
      update(element)
      element.setSections(sections)
    }
  }
}
