#if DEBUG_TOOLS
  public import Observation

  /// The app's own debug items: what the app adds, the menu shows.
  ///
  /// Sections and items stand in order of insertion. An id is one set per section for values,
  /// buttons and controls together: adding an id again takes the old item out and puts the new one
  /// at the end, replacing it keeps the place. A section keeps the label that it first had.
  @Observable
  public final class DebugController {
    /// Counts the changes, so that whoever shows the items knows when to look again.
    public private(set) var revision = 0
    @ObservationIgnored private var order: [DebugSection] = []
    @ObservationIgnored private var lists: [String: ItemList] = [:]
    @ObservationIgnored private var cache: [MenuSection]?
    @ObservationIgnored private var observers: [Int: () -> Void] = [:]
    @ObservationIgnored private var lastToken = 0

    /// A controller with no items.
    public init() {}

    /// The sections that hold something, each with its rows, in order of insertion.
    public var sections: [MenuSection] {
      _ = revision
      if let cache { return cache }
      let sections = order.compactMap { section -> MenuSection? in
        guard var list = lists.removeValue(forKey: section.id) else { return nil }
        let rows = list.rows()
        lists[section.id] = list
        return rows.isEmpty
          ? nil : MenuSection(id: section.id, label: section.label, items: rows)
      }
      cache = sections
      return sections
    }

    /// The item that stands under an id.
    func item(_ id: DebugItemID) -> DebugItem? { lists[id.section]?[id.item] }

    /// Takes an item out; nothing happens where there is none.
    public func remove(id: String, fromSection section: DebugSection) {
      guard lists[section.id]?[id] != nil else { return }
      change(section) { $0.remove(id: id) }
    }

    /// Takes every item out.
    public func removeAll() {
      order = []
      lists = [:]
      changed()
    }

    /// Calls back at once with each change, until ``removeObserver(_:)`` is handed the token.
    func addObserver(_ body: @escaping () -> Void) -> Int {
      lastToken += 1
      observers[lastToken] = body
      return lastToken
    }

    /// Ends what ``addObserver(_:)`` began.
    func removeObserver(_ token: Int) { observers[token] = nil }

    private func changed() {
      cache = nil
      revision += 1
      for observer in observers.values { observer() }
    }

    func add(_ item: DebugItem, to section: DebugSection) {
      change(section) { $0.append(item) }
    }

    func replace(_ item: DebugItem, in section: DebugSection) {
      change(section) { $0.replace(item) }
    }

    private func change(_ section: DebugSection, _ body: (inout ItemList) -> Void) {
      if lists[section.id] == nil { order.append(section) }
      body(&lists[section.id, default: ItemList()])
      changed()
    }
  }
#endif
