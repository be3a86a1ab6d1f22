/// What a split screen shows: its columns, of which a surface with little room shows one.
struct SplitContainer: PrimitiveView {
  let screen: SplitScreen

  func _evaluate(_ context: inout ViewContext) {
    let isCollapsed = context.environment.horizontalSizeClass == .compact
    let palette = context.environment.palette
    var shown: [SplitScreen.Column] = []
    context.element(SplitElement(width: context.surface.size.width)) { element in
      let isWide = element.isWide
      if context.surface.isLive { (screen.isCollapsed, screen.isWide) = (isCollapsed, isWide) }
      shown =
        isCollapsed
        ? [screen.compactColumn] : screen.shownColumns(screen.visibility, isWide: isWide)
      element.palette = palette
      element.columns = shown.compactMap { column in
        screen.navigation(for: column).map { SplitElement.Place(column, ObjectIdentifier($0)) }
      }
    }
    let outer = context.environment
    for column in SplitScreen.Column.allCases {
      guard let navigation = screen.navigation(for: column) else { continue }
      context.environment = outer
      context.environment.barLead = lead(column, shown, isCollapsed, context)
      context.environment.isInSidebar = !isCollapsed && column != .secondary
      context.add(ScreenView(navigation), key: .id(ObjectIdentifier(navigation)))
    }
  }

  private func lead(
    _ column: SplitScreen.Column, _ shown: [SplitScreen.Column], _ isCollapsed: Bool,
    _ context: ViewContext
  ) -> BarLead? {
    guard isCollapsed else {
      return column == shown.first ? BarLead(kind: .sidebar, split: screen) : nil
    }
    guard let previous = screen.column(before: column),
      let title = screen.navigation(for: previous)?.visibleScreen
    else { return nil }
    title.dependents.insert(context.node)
    return BarLead(kind: .back(title: title.innerTitle ?? "Back"), split: screen)
  }
}

extension Screen {
  /// The title of the screen, or of the one that a navigation inside it shows.
  var innerTitle: String? {
    if let title { return title }
    return (visibleChild as? NavigationScreen)?.visibleScreen?.innerTitle
  }
}

private nonisolated enum SidebarKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  /// Whether the view stands in a column beside what its links lead to.
  var isInSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}
