/// Several views of which one is shown, with a bar of tabs beneath.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Tabs of the closure's views; the selected one bears the binding's value as its tag.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// What all surfaces share: the screens behind the tabs, in a container of the style.
  private final class Memory {
    private(set) lazy var tabs = TabScreen()
    private(set) lazy var pages = PageScreen()
    var hosts: [AnyHashable: ContentScreen] = [:]
    var tags: [AnyHashable] = []

    func container(_ style: TabViewStyle) -> Screen {
      style.isPaged ? pages : tabs
    }
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let memory = context.node.identity.slot(-1) { Memory() }
    let surface = context.surface
    let style = context.environment.tabViewStyle
    context.environment.tabViewStyle = .automatic
    let container = memory.container(style)
    context.host(container)
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
    if surface.isLive || memory.tags.isEmpty { update(memory, style, items, tags) }
    context.add(ScreenView(container), key: .id(ObjectIdentifier(container)))
  }

  private func update(
    _ memory: Memory, _ style: TabViewStyle, _ items: [Item], _ tags: [AnyHashable]
  ) {
    memory.tags = tags
    memory.hosts = memory.hosts.filter { tags.contains($0.key) }
    let place = selection.map { tags.firstIndex(of: AnyHashable($0.wrappedValue)) }
    let chosen = selection.map { selection in
      { [weak memory] (index: Int) in
        guard let memory, memory.tags.indices.contains(index),
          let value = memory.tags[index].base as? Selection
        else { return }
        selection.wrappedValue = value
      }
    }
    if case .page(let mode) = style {
      memory.pages.indexDisplayMode = mode
      memory.pages.setPages(tags.compactMap { memory.hosts[$0] })
      if let place { memory.pages.select(place) }
      memory.pages.onSelect = chosen
    } else {
      memory.tabs.setTabs(zip(items, tags).compactMap { tab(of: $0, memory.hosts[$1]) })
      if let place { memory.tabs.select(place) }
      memory.tabs.onSelect = chosen
    }
  }

  private func tab(of item: Item, _ screen: Screen?) -> TabScreen.Tab? {
    guard let screen else { return nil }
    let label = item.traits.tabItem.flatMap { TabLabel($0) }
    return TabScreen.Tab(
      screen: screen, title: label?.title ?? "", systemImage: label?.systemImage ?? "circle",
      badge: item.traits.badge)
  }
}

extension TabView where Selection == Int {
  /// Tabs of the closure's views; the first is selected at the start.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
