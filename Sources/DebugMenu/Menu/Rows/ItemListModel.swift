#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// A list of rows that shows: what the menu and each debug screen in an app have in common.
  ///
  /// Items are read when their rows first come into sight, once a showing; those that asked for a
  /// rate are read again while they are seen.
  @Observable
  @MainActor final class ItemListModel {
    /// What a row says beyond its item, until it is pressed again or shown anew.
    nonisolated enum Note: Hashable, Sendable {
      /// Why something was not done.
      case refused(String)
      /// What must be answered first, for one of a group's buttons where it is one.
      case asks(String, action: String?)
    }

    @ObservationIgnored let controller: DebugController
    @ObservationIgnored let services: () -> HostServices
    /// Carries out a command; the list itself does where nobody else is to.
    @ObservationIgnored var perform: (DebugCommand) -> Void = { _ in }
    /// Plans an action for a time on the host's clock.
    @ObservationIgnored var schedule: (Duration, @escaping () -> Void) -> Void = { _, _ in }
    /// The element that shows the rows, while it does.
    @ObservationIgnored weak var element: ListElement? { didSet { showSelection() } }
    /// How many views look at each of the values that are read at a rate.
    @ObservationIgnored var looks: [DebugItemID: Int] = [:]
    /// When those are looked at next.
    @ObservationIgnored var plannedTick: Duration?
    /// The values of which a change is pointed out for a while.
    @ObservationIgnored var fading: Set<DebugItemID> = []

    /// The item whose page is open; what was typed there and not taken goes with it.
    var detail: DebugItemID? {
      didSet { if let oldValue, detail == nil { drafts[oldValue] = nil } }
    }
    /// What is about to be shared, while its page is open.
    var sharing: SharePage?
    /// What is typed in the fields of rows and not yet taken.
    var drafts: [DebugItemID: String] = [:]
    private(set) var notes: [DebugItemID: Note] = [:]

    @ObservationIgnored private var stored = MenuModel()
    @ObservationIgnored private(set) lazy var reader = ItemReader(
      controller: controller, services: services,
      finished: { [weak self] id, reading in self?.finished(id, reading) })
    @ObservationIgnored private var observer: Int?
    @ObservationIgnored private var hasAppeared = false
    /// Counts changes of which rows there are.
    private var rowsRevision = 0
    /// Counts changes of what all rows show.
    private var valuesRevision = 0
    /// Told what single items show, by those who look at them.
    @ObservationIgnored private var signals: [DebugItemID: RowSignal] = [:]
    /// Whether all that costs no wait was read in this showing.
    @ObservationIgnored private var hasReadOwnItems = false

    init(controller: DebugController, services: @escaping () -> HostServices) {
      self.controller = controller
      self.services = services
      stored.recents = controller.recents
      observer = controller.watch.addObserver { [weak self] id, reading, isChange in
        self?.show(reading, of: id)
        if isChange { self?.planFading(of: id) }
      }
    }

    isolated deinit {
      reader.cancel()
      stopWatching()
      if let observer { controller.watch.removeObserver(observer) }
    }

    /// The rows as a value. Moving the selection alone goes through ``moveSelection(_:pageSize:)``.
    var menu: MenuModel {
      get {
        _ = rowsRevision
        return stored
      }
      _modify {
        yield &stored
        rowsRevision += 1
        valuesRevision += 1
        showSelection()
      }
    }

    /// A row that is built: its item is read now if it was not in this showing.
    func row(at offset: Int, _ id: MenuRow.ID) -> MenuRow? {
      _ = valuesRevision
      guard offset < stored.rowCount, stored.rowID(at: offset) == id else { return nil }
      if let item = id.item { look(at: item) }
      read(offset..<offset + 1)
      return stored.row(at: offset)
    }

    /// Reads the app's items among rows, each once a showing.
    func read(_ rows: Range<Int>) {
      for id in stored.unread(in: rows) {
        if let reading = reader.read(id) { stored.take(reading, of: id) }
      }
    }

    /// What an item gave in this showing, read now if it was not.
    func reading(of id: DebugItemID) -> DebugReading? {
      if let reading = stored.readings[id] { return reading }
      let reading = reader.read(id)
      stored.take(reading, of: id)
      return reading
    }

    /// Reads every item that was not read in this showing; asynchronous ones are begun.
    func readAll() {
      for section in stored.sections {
        for item in section.items where item.needsReading {
          _ = reading(of: DebugItemID(section: section.id, item: item.id))
        }
      }
    }

    /// What an item shows now, for pages beside the list.
    func row(of id: DebugItemID) -> MenuRow? {
      _ = valuesRevision
      look(at: id)
      guard let item = stored.item(id) else { return nil }
      var row = MenuRow(item, id: .item(id))
      if item.needsReading { row.take(reading(of: id), of: item) }
      row.command = item.command ?? .run(id)
      row.section = stored.sections.first { $0.id == id.section }?.label
      return row
    }

    /// A view of the list appears: a new showing begins, unless it is the first, for which its rows
    /// have been read already.
    func appeared() {
      if hasAppeared { beginShowing() }
      hasAppeared = true
    }

    /// Begins a showing: everything is read anew, and what was used last stands on top.
    func beginShowing() {
      reader.cancel()
      controller.runs.clear()
      notes = [:]
      drafts = [:]
      detail = nil
      sharing = nil
      signals = [:]
      hasReadOwnItems = false
      menu.forgetReadings()
      menu.recents = controller.recents
    }

    /// Shows other sections, where they are others.
    func update(sections: [MenuSection]) {
      guard stored.sections != sections else { return }
      menu.sections = sections
      hasReadOwnItems = false
    }

    /// Reads one item anew.
    func readAgain(_ id: DebugItemID) {
      guard let reading = reader.read(id) else { return changed(id) }
      show(reading, of: id)
    }

    /// Searches, and shows the best of what is found from its start.
    func search(_ query: String) {
      guard query != stored.query else { return }
      if stored.query.isEmpty { readOwnItems() }
      menu.query = query
      element?.scroll(to: .zero)
    }

    /// Moves the selection. No row is evaluated anew: only the mark beneath them moves.
    func moveSelection(_ move: MenuModel.Move) {
      stored.move(move, pageSize: max(1, (element?.visibleRows.count ?? 2) - 1))
      showSelection()
      revealSelection()
    }

    /// Scrolls so that a row can be seen, with the heading above the first row of a section.
    func reveal(_ offset: Int) {
      if offset > 0, stored.row(at: offset - 1).isHeader { element?.reveal(slot: offset - 1) }
      element?.reveal(slot: offset)
    }

    private func revealSelection() { if let offset = stored.selectedOffset { reveal(offset) } }

    private func showSelection() { element?.selectedRow = stored.selectedOffset }

    // MARK: What rows say

    func note(_ id: DebugItemID) -> Note? { notes[id] }

    func setNote(_ note: Note?, _ id: DebugItemID) {
      if notes[id] != note { notes[id] = note }
    }

    // MARK: Readings that come in

    /// Shows what was read of an item.
    func show(_ reading: DebugReading, of id: DebugItemID) {
      stored.take(reading, of: id)
      changed(id)
    }

    /// Evaluates the rows of an item anew, for what they show besides its reading.
    func changed(_ id: DebugItemID) { signals[id]?.count += 1 }

    /// Has who is being evaluated follow what an item shows.
    func look(at id: DebugItemID) {
      let signal = signals[id] ?? RowSignal()
      signals[id] = signal
      _ = signal.count
    }

    private func finished(_ id: DebugItemID, _ reading: DebugReading) {
      if stored.item(id)?.interval == nil {
        show(reading, of: id)
      } else {
        controller.watch.take(reading, of: id, at: services().now())
      }
    }

    /// A search looks at values too, so those that cost no wait are read before the first one.
    private func readOwnItems() {
      guard !hasReadOwnItems else { return }
      hasReadOwnItems = true
      var readings: [DebugItemID: DebugReading] = [:]
      for section in stored.sections {
        for item in section.items where item.needsReading {
          let id = DebugItemID(section: section.id, item: item.id)
          guard stored.readings[id] == nil, controller.item(id)?.isImmediate == true else {
            continue
          }
          readings[id] = reader.read(id)
        }
      }
      stored.take(readings)
    }
  }

  /// Counts what one item showed, so that only its rows are evaluated anew.
  @Observable
  private final class RowSignal {
    var count = 0
  }

  nonisolated extension ItemRecord {
    /// Whether reading the item gives something at once.
    fileprivate var isImmediate: Bool {
      if case .value(.asynchronous, _) = content { false } else { true }
    }
  }
#endif
