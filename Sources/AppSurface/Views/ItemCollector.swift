/// Gathers the items that the views of a container stand for.
public struct ItemCollector {
  private(set) var sections: [ItemSection] = []
  private var path: [NodeKey] = []
  private var traits = ItemTraits()
  private var isInSection = false

  /// All items of all sections, each made now.
  var items: [Item] {
    sections.flatMap { section in (0..<section.count).map { section.item(at: $0) } }
  }

  /// Adds a view as one item.
  mutating func add(_ view: any View) { add(Item(key: key(.index(0)), view: view, traits: traits)) }

  private mutating func add(_ item: Item) {
    append(ItemRun(count: 1, isSingle: true, key: { _ in item.key }, item: { _ in item }))
  }

  /// Adds the members of a collection. Where each is one item it is made when it is asked for; where
  /// the first one is several items or a section, all are made now.
  mutating func addMany(
    count: Int, key: @escaping (Int) -> NodeKey, view: @escaping (Int) -> any View
  ) {
    guard count > 0 else { return }
    var first = ItemCollector()
    view(0)._collect(into: &first)
    guard first.single != nil else {
      for offset in 0..<count { scoped(key(offset)) { view(offset)._collect(into: &$0) } }
      return
    }
    let (path, traits) = (path, traits)
    append(
      ItemRun(
        count: count, key: { ItemCollector.key(path + [key($0)]) },
        item: { offset in
          let key = ItemCollector.key(path + [key(offset)])
          return ItemCollector.item(view(offset), key: key, traits: traits)
        }))
  }

  /// The item that a member of a collection is; several views are a column.
  private static func item(_ view: any View, key: NodeKey, traits: ItemTraits) -> Item {
    var inner = ItemCollector()
    inner.traits = traits
    view._collect(into: &inner)
    if let single = inner.single {
      return Item(key: key, view: single.view, traits: single.traits)
    }
    let column = VStack(alignment: .leading) { AnyView(view) }
    return Item(key: key, view: inner.items.isEmpty ? EmptyView() : column, traits: traits)
  }

  /// The item, where there is only one and it always will be one.
  private var single: Item? {
    guard sections.count == 1, !sections[0].isDeclared, sections[0].runs.count == 1 else {
      return nil
    }
    return sections[0].runs[0].isSingle ? sections[0].item(at: 0) : nil
  }

  /// Adds what a view with a change made to it stands for: the view as a whole where its content is
  /// one item, else the content's items, each with the change, as SwiftUI does it.
  mutating func add(modified view: some ModifiedView) {
    var inner = ItemCollector()
    inner.traits = traits
    view.content._collect(into: &inner)
    if let single = inner.single {
      return add(Item(key: key(.index(0)), view: view, traits: single.traits))
    }
    inner = ItemCollector()
    inner.path = path
    inner.traits = traits
    view.content._collect(into: &inner)
    var isFirst = true
    for section in inner.sections {
      let runs = section.runs.map { run in
        defer { isFirst = false }
        guard view.isForRows, view.isForEachItem || isFirst else { return run }
        return run.mapped(firstOnly: !view.isForEachItem) { view.applied(to: AnyView($0)) }
      }
      guard section.isDeclared else {
        for run in runs { append(run) }
        continue
      }
      var changed = section
      changed.runs = runs
      if view.isForHeaders {
        changed.header = section.header.map { AnyView(view.applied(to: $0)) }
        changed.footer = section.footer.map { AnyView(view.applied(to: $0)) }
      }
      sections.append(changed)
    }
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

  /// Collects a section of its own.
  mutating func section(
    header: AnyView?, footer: AnyView?, _ collect: (inout ItemCollector) -> Void
  ) {
    sections.append(
      ItemSection(key: key(.index(0)), header: header, footer: footer, isDeclared: true))
    isInSection = true
    collect(&self)
    isInSection = false
  }

  private func key(_ last: NodeKey) -> NodeKey { ItemCollector.key(path + [last]) }

  private static func key(_ path: [NodeKey]) -> NodeKey {
    // The usual item of a ForEach is known by its own id alone.
    if path.count == 1, let only = path.first { return only }
    return .path(path)
  }

  private mutating func append(_ run: ItemRun) {
    if !isInSection, sections.last?.isDeclared ?? true {
      sections.append(ItemSection(key: .loose(sections.count), header: nil, footer: nil))
    }
    sections[sections.count - 1].runs.append(run)
  }
}
