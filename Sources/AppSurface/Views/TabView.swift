/// Several views of which one is shown, with a bar of tabs beneath.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Tabs of the closure's views; the selected one bears the binding's value as its tag.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// What all surfaces share: the screens behind the tabs.
  private final class Memory {
    let screen = TabScreen()
    var hosts: [AnyHashable: ContentScreen] = [:]
    var tags: [AnyHashable] = []
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let memory = context.node.identity.slot(-1) { Memory() }
    let surface = context.surface
    context.host(memory.screen)
    var collector = ItemCollector()
    content._collect(into: &collector)
    let items = collector.items
    let tags = items.enumerated().map { $1.traits.tag ?? AnyHashable($0) }
    for (item, tag) in zip(items, tags) {
      let view = AnyView(item.view)
      let host = memory.hosts[tag] ?? ContentScreen(view, declaration: item.traits.declaration)
      memory.hosts[tag] = host
      host.setContent(view, on: surface)
    }
    if surface.isLive || memory.tags.isEmpty { update(memory, items, tags) }
    context.add(ScreenView(memory.screen))
  }

  private func update(_ memory: Memory, _ items: [Item], _ tags: [AnyHashable]) {
    memory.tags = tags
    memory.hosts = memory.hosts.filter { tags.contains($0.key) }
    let tabs = zip(items, tags).compactMap { item, tag -> TabScreen.Tab? in
      guard let screen = memory.hosts[tag] else { return nil }
      let label = item.traits.tabItem.flatMap { TabLabel($0) }
      return TabScreen.Tab(
        screen: screen, title: label?.title ?? "", systemImage: label?.systemImage ?? "circle",
        badge: item.traits.badge)
    }
    memory.screen.setTabs(tabs)
    guard let selection else { return }
    memory.screen.select(tags.firstIndex(of: AnyHashable(selection.wrappedValue)))
    memory.screen.onSelect = { [weak memory] index in
      guard let memory, memory.tags.indices.contains(index),
        let value = memory.tags[index].base as? Selection
      else { return }
      selection.wrappedValue = value
    }
  }
}

extension TabView where Selection == Int {
  /// Tabs of the closure's views; the first is selected at the start.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
