/// Two or three columns, of which a link in one says what the next shows; where there is little room
/// from side to side one column shows, and the others are reached by going back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let declaration: SourceAddress

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns show where there is room for several.
  ///   - preferredCompactColumn: The column that shows where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    fileID: String = #fileID, line: Int = #line,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let hasContent = content != nil
    let model = context.node.identity.slot(-1) {
      SplitModel(
        columns: hasContent ? [.primary, .supplementary, .secondary] : [.primary, .secondary])
    }
    let surface = context.surface
    context.host(model.screen)
    let set = { model.setColumn($0, $1, declaration: declaration, on: surface) }
    set(.primary, AnyView(sidebar))
    if let content { set(.supplementary, AnyView(content)) }
    set(.secondary, AnyView(detail))
    // The bindings are followed after the update; they are read here to be told when they change.
    _ = (compactColumn?.wrappedValue, visibility?.wrappedValue)
    if surface.isLive {
      surface.afterUpdate { [compactColumn, visibility] in model.bind(compactColumn, visibility) }
    }
    context.add(ScreenView(model.screen))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns show where there is room for several.
  ///   - preferredCompactColumn: The column that shows where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    fileID: String = #fileID, line: Int = #line,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    declaration = SourceAddress(fileID: fileID, line: line)
  }
}
