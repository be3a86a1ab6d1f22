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
  let isNew = context.node.element == nil
  let ground = style.isGrouped ? context.environment.palette.groupedBackground : nil
  context.node.memory = ListGround.current(context.node.memory, ground)
  context.environment.isInRow = false
  context.keepsChildren = true
  let groundMemory = context.node.memory as? ListGround
  let environment = context.environment
  context.element(ListElement()) { element in
    element.isForm = isForm
    element.estimate = environment.defaultMinListRowHeight
    element.style = style == .automatic ? .plain : style
    // The ground follows the scheme until code sets another.
    if isNew || element.backgroundColor == groundMemory?.previous {
      element.backgroundColor = ground
    }
    element.setSections(sections)
  }
}

/// The ground that a list gave its element last, to tell it from one that code set.
private final class ListGround {
  var previous: Color?
  private var latest: Color?

  static func current(_ memory: AnyObject?, _ color: Color?) -> ListGround {
    let ground = memory as? ListGround ?? ListGround()
    ground.previous = ground.latest
    ground.latest = color
    return ground
  }
}
