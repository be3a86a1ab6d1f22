/// What a tab screen shows: the chosen screen over a bar of tabs.
struct TabContainer: PrimitiveView {
  let screen: TabScreen

  /// The tabs that have been shown on this surface: they keep their elements.
  private final class Memory {
    var visited: Set<ObjectIdentifier> = []
  }

  func _evaluate(_ context: inout ViewContext) {
    let memory = context.node.memory as? Memory ?? Memory()
    context.node.memory = memory
    let selected = screen.selectedScreen.map { ObjectIdentifier($0) }
    if let selected { memory.visited.insert(selected) }
    let palette = context.environment.palette
    context.element(TabElement()) { $0.selected = selected }
    for tab in screen.tabs where memory.visited.contains(ObjectIdentifier(tab.screen)) {
      context.add(ScreenView(tab.screen), key: .id(ObjectIdentifier(tab.screen)))
    }
    if screen.tabs.count > 0 {
      context.add(TabBar(screen: screen, palette: palette), key: .id("bar"))
    }
  }
}
