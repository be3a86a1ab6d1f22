/// Rows that scroll; only those that are seen are built.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// A list of the closure's views, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each member of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each member of a collection, whose id stands at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    evaluateList(content, style: context.environment.listStyle, isForm: false, &context)
  }
}

/// What lists and forms have in common.
@MainActor
func evaluateList(
  _ content: some View, style: ListStyle, isForm: Bool, _ context: inout ViewContext
) {
  var collector = ItemCollector()
  content._collect(into: &collector)
  let sections = collector.sections
  let ground = style.isGrouped ? context.environment.palette.groupedBackground : nil
  context.environment.isInRow = false
  context.keepsChildren = true
  let environment = context.environment
  context.element(ListElement()) { element in
    element.isForm = isForm
    element.estimate = environment.defaultMinListRowHeight
    element.style = style == .automatic ? .plain : style
    if !isForm { element.styleName = element.style.rawValue }
    element.backgroundColor = ground
    element.setSections(sections)
  }
}
