/// A part of something larger, moved by wheel, drag and keys.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A scroll view of the closure's views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let isNew = context.node.element == nil
    context.element(ScrollElement()) { element in
      element.axes = axes
      // What code changed on the element stays.
      if isNew { element.showsIndicators = showsIndicators }
    }
    if axes == .horizontal {
      context.add(HStack { content })
    } else {
      context.add(VStack { content })
    }
  }
}

/// Rows that scroll; only those that are seen are built.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// A list of the closure's views, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each member of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: row)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    evaluateList(content, style: context.environment.listStyle, isForm: false, &context)
  }
}

/// Groups of labelled controls.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// A form of the closure's views, each a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    evaluateList(content, style: .insetGrouped, isForm: true, &context)
  }
}

/// What lists and forms have in common.
@MainActor
private func evaluateList(
  _ content: some View, style: ListStyle, isForm: Bool, _ context: inout ViewContext
) {
  var collector = ItemCollector()
  content._collect(into: &collector)
  let sections = collector.sections
  let isNew = context.node.element == nil
  let ground = style == .insetGrouped ? context.environment.palette.groupedBackground : nil
  context.node.memory = ListGround.current(context.node.memory, ground)
  context.environment.isInRow = false
  context.keepsChildren = true
  let groundMemory = context.node.memory as? ListGround
  context.element(ListElement()) { element in
    element.isForm = isForm
    element.style = style == .insetGrouped ? .insetGrouped : .plain
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

/// Rows under a heading.
public struct Section<Content: View>: PrimitiveView {
  private let content: Content
  private let header: AnyView?
  private let footer: AnyView?

  /// A section without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    header = nil
    footer = nil
  }

  /// A section with a text as its heading.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    header = AnyView(Text(title))
    footer = nil
  }

  /// A section with a heading.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = AnyView(header())
    footer = nil
  }

  /// A section with a heading and a text beneath.
  public init<Header: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = AnyView(header())
    self.footer = AnyView(footer())
  }

  /// Outside of a list a section is a column.
  public func _evaluate(_ context: inout ViewContext) {
    context.add(
      VStack(alignment: .leading, spacing: 6) {
        if let header { header }
        content
        if let footer { footer }
      })
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    items.section(header: header, footer: footer) { content._collect(into: &$0) }
  }
}

/// The looks of a list.
public nonisolated enum ListStyle: Hashable, Sendable {
  /// From side to side.
  case plain
  /// In cards on a grey ground.
  case insetGrouped
}

private nonisolated enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.plain
}

nonisolated extension EnvironmentValues {
  /// The looks of lists.
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives lists inside a look.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}
