/// Gathers the items that the views of a container stand for.
public struct ItemCollector {
  private(set) var sections: [ItemSection] = []
  private var path: [NodeKey] = []
  private var traits = ItemTraits()
  private var changes: [(inout EnvironmentValues) -> Void] = []
  private var isInSection = false

  /// All items of all sections, each made now.
  var items: [Item] {
    sections.flatMap { section in (0..<section.count).map { section.item(at: $0) } }
  }

  /// Adds a view as one item.
  mutating func add(_ view: any View) {
    let item = Item(
      key: key(.index(0)), view: ChangedItem.wrap(view, changes), traits: traits)
    append(ItemRun(count: 1) { _ in item })
  }

  /// Adds many items that are made when they are asked for.
  mutating func addMany(count: Int, item: @escaping (Int) -> (NodeKey, any View)) {
    let (path, traits, changes) = (path, traits, changes)
    append(
      ItemRun(count: count) { offset in
        let (key, view) = item(offset)
        var inner = ItemCollector()
        inner.traits = traits
        inner.changes = changes
        view._collect(into: &inner)
        let first = inner.sections.first.flatMap { $0.count == 1 ? $0.item(at: 0) : nil }
        let full = ItemCollector.key(path + [key])
        return Item(
          key: full, view: first?.view ?? ChangedItem.wrap(view, changes),
          traits: first?.traits ?? traits)
      })
  }

  /// Collects with a longer path, so that equal views at different places differ.
  mutating func scoped(_ key: NodeKey, _ collect: (inout ItemCollector) -> Void) {
    path.append(key)
    collect(&self)
    path.removeLast()
  }

  /// Collects with other traits.
  mutating func with(_ change: (inout ItemTraits) -> Void, _ collect: (inout ItemCollector) -> Void)
  {
    let outer = traits
    change(&traits)
    collect(&self)
    traits = outer
  }

  /// Collects with a change to the environment of each item.
  mutating func changing(
    _ change: @escaping (inout EnvironmentValues) -> Void,
    _ collect: (inout ItemCollector) -> Void
  ) {
    let outer = changes
    changes.append(change)
    collect(&self)
    changes = outer
  }

  /// Collects a section of its own.
  mutating func section(
    header: AnyView?, footer: AnyView?, _ collect: (inout ItemCollector) -> Void
  ) {
    let wrap: (AnyView) -> AnyView = { [changes] in
      AnyView(ChangedItem(view: $0, changes: changes))
    }
    sections.append(
      ItemSection(key: key(.index(0)), header: header.map(wrap), footer: footer.map(wrap)))
    isInSection = true
    collect(&self)
    isInSection = false
  }

  private func key(_ last: NodeKey) -> NodeKey { ItemCollector.key(path + [last]) }

  private static func key(_ path: [NodeKey]) -> NodeKey {
    // The usual item of a ForEach is known by its own id alone.
    if path.count == 1, let only = path.first { return only }
    return .id(AnyHashable(path))
  }

  private mutating func append(_ run: ItemRun) {
    if !isInSection, sections.last.map({ $0.header != nil || $0.footer != nil }) ?? true {
      sections.append(ItemSection(key: .id("loose \(sections.count)"), header: nil, footer: nil))
    }
    sections[sections.count - 1].runs.append(run)
  }
}

/// An item whose environment was changed for it and its neighbours together.
private struct ChangedItem: PrimitiveView, ModifiedView {
  let view: any View
  let changes: [(inout EnvironmentValues) -> Void]

  var content: any View { view }

  static func wrap(
    _ view: any View, _ changes: [(inout EnvironmentValues) -> Void]
  ) -> any View {
    changes.isEmpty ? view : ChangedItem(view: view, changes: changes)
  }

  func _evaluate(_ context: inout ViewContext) {
    for change in changes { change(&context.environment) }
    context.add(view)
  }
}
