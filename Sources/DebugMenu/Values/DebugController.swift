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
    @ObservationIgnored private var slots: [String: ItemSlots] = [:]
    @ObservationIgnored private var cache: [MenuSection]?
    @ObservationIgnored private var observers: [Int: () -> Void] = [:]
    @ObservationIgnored private var lastToken = 0
    /// What the buttons do that take their time; they go on when nothing shows them.
    @ObservationIgnored let runs = ButtonRuns()
    /// What the values were that asked for a rate.
    @ObservationIgnored let watch = ValueWatch()
    /// The values that a panel keeps over the app.
    @ObservationIgnored let pins = PinnedValues()
    /// The items that were used last, the last one first.
    @ObservationIgnored private(set) var recents: [DebugItemID] = []
    /// What keeps the controls over restarts, where the app asks for it.
    @ObservationIgnored var keeping: ControlKeeping?

    /// A controller with no items.
    public init() {}

    /// The sections that hold something, each with its rows, in order of insertion.
    public var sections: [MenuSection] {
      _ = revision
      if let cache { return cache }
      let sections = order.compactMap { section -> MenuSection? in
        guard var held = slots.removeValue(forKey: section.id) else { return nil }
        let rows = held.rows()
        slots[section.id] = held
        return rows.isEmpty
          ? nil : MenuSection(id: section.id, label: section.label, items: rows)
      }
      cache = sections
      return sections
    }

    /// Puts an item at the end of a section.
    public func add(_ item: some DebugItem, toSection section: DebugSection) {
      let record = prepared(item, in: section)
      change(section) { $0.append(record) }
    }

    /// Puts an item in the place of the one that has its id, or at the end where there is none.
    public func replace(_ item: some DebugItem, inSection section: DebugSection) {
      let record = prepared(item, in: section)
      change(section) { $0.replace(record) }
    }

    /// Takes an item out; nothing happens where there is none.
    public func remove(id: String, fromSection section: DebugSection) {
      guard slots[section.id]?[id] != nil else { return }
      forget(DebugItemID(section: section.id, item: id))
      change(section) { $0.remove(id: id) }
    }

    /// Takes every item out.
    public func removeAll() {
      for section in sections {
        for item in section.items { forget(DebugItemID(section: section.id, item: item.id)) }
      }
      order = []
      slots = [:]
      changed()
    }

    /// The item that stands under an id.
    func item(_ id: DebugItemID) -> ItemRecord? { slots[id.section]?[id.item] }

    /// Calls back at once with each change, until ``removeObserver(_:)`` is handed the token.
    func addObserver(_ body: @escaping () -> Void) -> Int {
      lastToken += 1
      observers[lastToken] = body
      return lastToken
    }

    /// Ends what ``addObserver(_:)`` began.
    func removeObserver(_ token: Int) { observers[token] = nil }

    /// Remembers that an item was used.
    func used(_ id: DebugItemID) {
      guard recents.first != id else { return }
      recents.removeAll { $0 == id }
      recents.insert(id, at: 0)
      if recents.count > Self.recentCount { recents.removeLast() }
      keeping?.keep(recents: recents)
    }

    /// How many items that were used last are remembered.
    static let recentCount = 5

    /// Keeps the controls over restarts from now on, and gives them what was kept.
    func beginKeeping(_ keeping: ControlKeeping) {
      self.keeping = keeping
      recents = keeping.recents
      for section in order {
        for record in slots[section.id]?.records ?? [] {
          guard case .control(let control) = record.content
          else { continue }
          keeping.restore(
            DebugItemID(section: section.id, item: record.id), control,
            default: record.defaultSetting)
        }
      }
    }

    /// An item as it is kept. What code sets wins: a control takes what was kept over a restart only
    /// while it stands at its default.
    private func prepared(_ item: some DebugItem, in section: DebugSection) -> ItemRecord {
      var record = ItemRecord(item)
      let id = DebugItemID(section: section.id, item: item.id)
      if let old = slots[section.id]?[item.id], old.kind != record.kind { forget(id) }
      guard case .control(let control) = record.content else { return record }
      if record.defaultSetting == nil { record.defaultSetting = control.get() }
      keeping?.restore(id, control, default: record.defaultSetting)
      return record
    }

    private func forget(_ id: DebugItemID) {
      runs.cancel(id)
      watch.forget(id)
    }

    private func changed() {
      cache = nil
      revision += 1
      for observer in observers.values { observer() }
    }

    private func change(_ section: DebugSection, _ body: (inout ItemSlots) -> Void) {
      if slots[section.id] == nil { order.append(section) }
      body(&slots[section.id, default: ItemSlots()])
      changed()
    }
  }
#endif
