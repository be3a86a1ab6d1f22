/// What a tab screen shows: the chosen screen over a bar of tabs.
struct TabContainer: PrimitiveView {
  let screen: TabScreen

  func _evaluate(_ context: inout ViewContext) {
    let memory = VisitedScreens.memory(of: context.node)
    let palette = context.environment.palette
    let selected = screen.selectedScreen
    context.element(TabElement()) { $0.selected = selected.map { ObjectIdentifier($0) } }
    for tab in memory.visit(selected.map { [$0] } ?? [], of: screen.tabs.map(\.screen)) {
      context.add(ScreenView(tab), key: .id(ObjectIdentifier(tab)))
    }
    if screen.tabs.count > 0 {
      context.add(TabBar(screen: screen, palette: palette), key: .id("bar"))
    }
  }
}
