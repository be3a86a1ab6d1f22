#if DEBUG_TOOLS
  public import AppSurface

  /// The menu as a value: its sections, what is searched for and selected, and the command of each
  /// row. It needs no surface and no window.
  ///
  /// Rows are addressed by offset and made when asked for, so that a frame costs the same with ten
  /// rows as with a hundred thousand.
  public nonisolated struct MenuModel: Sendable {
    /// The sections, in order.
    public var sections: [MenuSection] {
      didSet { sectionsChanged() }
    }
    /// What is searched for; empty shows everything.
    public var query: String = "" {
      didSet { if query != oldValue { search(isNew: true) } }
    }
    /// The item that Enter performs.
    public var selection: DebugItemID? {
      didSet { if selection != oldValue { findSelection() } }
    }
    /// The device whose size the app has.
    public var currentDevice: Device.ID?
    /// The items that were used last, the last one first: they stand on top of a menu that is not
    /// searched, and in their sections too.
    public var recents: [DebugItemID] = [] {
      didSet { if recents != oldValue { sectionsChanged() } }
    }
    /// What reading the app's own items gave during this showing.
    private(set) var readings: [DebugItemID: DebugReading] = [:]

    /// The offset of each section's heading, and the count of all rows at the end.
    private var starts: [Int] = [0]
    /// Where the recent items stand in their sections; those that are gone are left out.
    private var recentPositions: [MenuPosition] = []
    /// What the search found, best first; nil while nothing is searched for.
    private var matches: [MenuPosition]?
    private var index = SearchIndex()
    private var searched = SearchQuery("")
    /// Where the selected row stands; nil where it is not shown.
    var selectedOffset: Int?
    /// The sections of devices, which stand behind the app's own.
    var deviceSections: [MenuSection] = []
    /// The favourite devices.
    var favorites: Set<Device.ID> = []
    /// All devices of the catalogue by family, whether they are listed or not.
    var knownDevices: [MenuSection] = []

    /// A menu of the given sections.
    public init(sections: [MenuSection] = []) {
      self.sections = sections
      sectionsChanged()
    }

    /// How many rows there are, headings included; of a search, how many were found.
    public var rowCount: Int { matches?.count ?? starts.last ?? 0 }

    /// The row at an offset from 0 and below ``rowCount``; asking for another is a fault of the
    /// program, as with an array.
    public func row(at offset: Int) -> MenuRow {
      switch place(at: offset) {
      case .recentHeading: MenuRow(heading: .recentHeader, Self.recentLabel)
      case .heading(let index):
        MenuRow(heading: .header(sections[index].id), sections[index].label)
      case .recent(let position), .item(let position):
        row(at: position, offset: offset)
      }
    }

    /// The offset at which an item stands in its section, or among what was found; nil where it is
    /// not shown.
    public func offset(of id: DebugItemID) -> Int? {
      if let matches { return matches.firstIndex { self.id(at: $0) == id } }
      return position(of: id).map { starts[$0.section] + 1 + $0.item }
    }

    /// The item of an id, whether it is shown or not.
    public func item(_ id: DebugItemID) -> MenuItem? {
      position(of: id).map { sections[$0.section].items[$0.item] }
    }

    /// The selected row; nil where nothing is selected, or what is selected is not shown.
    public var selectedRow: MenuRow? { selectedOffset.map { row(at: $0) } }

    /// Takes what reading an item gave.
    mutating func take(_ reading: DebugReading?, of id: DebugItemID) {
      readings[id] = reading
      if let section = sections.firstIndex(where: { $0.id == id.section }) {
        index.forgetValues(inSection: section)
      }
    }

    /// Takes what reading many items gave.
    mutating func take(_ new: [DebugItemID: DebugReading]) {
      guard !new.isEmpty else { return }
      readings.merge(new) { _, new in new }
      index.forgetValues()
    }

    /// Forgets what was read, for a new showing.
    mutating func forgetReadings() {
      readings = [:]
      index.forgetValues()
    }

    /// Selects the item at an offset.
    mutating func select(offset: Int) {
      guard let position = position(at: offset) else { return }
      selectedOffset = offset
      selection = id(at: position)
    }

    /// Replaces one section, at the cost of that section alone.
    mutating func replaceSection(at position: Int, with section: MenuSection) {
      let kept = index
      sections[position] = section
      index = kept
      index.forget(section: position)
      if matches != nil { search(isNew: false) }
    }

    private mutating func sectionsChanged() {
      index = SearchIndex()
      recentPositions = recents.compactMap { position(of: $0) }
      starts = [recentPositions.isEmpty ? 0 : recentPositions.count + 1]
      starts.reserveCapacity(sections.count + 1)
      for section in sections {
        let rows = section.items.isEmpty ? 0 : section.items.count + 1
        starts.append((starts.last ?? 0) + rows)
      }
      if matches != nil { search(isNew: false) } else { findSelection() }
    }

    /// Searches anew, what was read meanwhile included.
    mutating func search(isNew: Bool) {
      searched = SearchQuery(query)
      var index = index
      self.index = SearchIndex()
      matches = index.search(query, in: sections) { value(at: $0) }
      self.index = index
      if isNew, let matches { selection = matches.first.map { id(at: $0) } }
      findSelection()
    }

    /// The selected row stays where it was seen last, if it is still there.
    private mutating func findSelection() {
      guard let selection else { return selectedOffset = nil }
      if let seen = selectedOffset, seen < rowCount,
        position(at: seen).map({ id(at: $0) }) == selection
      {
        return
      }
      selectedOffset = offset(of: selection)
    }

    private func value(at position: MenuPosition) -> String? {
      let item = sections[position.section].items[position.item]
      if !item.needsReading { return item.setting?.description }
      return readings[id(at: position)]?.whole
    }
  }

  nonisolated extension MenuModel {
    private static let recentLabel = "Recent"

    /// What stands at an offset.
    private enum Place {
      case recentHeading
      case recent(MenuPosition)
      case heading(Int)
      case item(MenuPosition)
    }

    private func place(at offset: Int) -> Place {
      precondition(offset >= 0 && offset < rowCount, "row \(offset) of \(rowCount)")
      if let matches { return .item(matches[offset]) }
      if offset < starts[0] {
        return offset == 0 ? .recentHeading : .recent(recentPositions[offset - 1])
      }
      let section = sectionIndex(at: offset)
      let item = offset - starts[section] - 1
      return item < 0 ? .heading(section) : .item(MenuPosition(section: section, item: item))
    }

    /// Where an offset's item stands; nil for a heading.
    func position(at offset: Int) -> MenuPosition? {
      switch place(at: offset) {
      case .recent(let position), .item(let position): position
      case .recentHeading, .heading: nil
      }
    }

    /// Where an item stands among the sections.
    private func position(of id: DebugItemID) -> MenuPosition? {
      guard let section = sections.firstIndex(where: { $0.id == id.section }),
        let item = sections[section].items.firstIndex(where: { $0.id == id.item })
      else { return nil }
      return MenuPosition(section: section, item: item)
    }

    /// The section that the row at an offset belongs to, found by halving.
    private func sectionIndex(at offset: Int) -> Int {
      var low = 0
      var high = sections.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if starts[middle] <= offset { low = middle } else { high = middle - 1 }
      }
      // Empty sections share their start with the one that follows them.
      while starts[low + 1] <= offset { low += 1 }
      return low
    }

    func id(at position: MenuPosition) -> DebugItemID {
      let section = sections[position.section]
      return DebugItemID(section: section.id, item: section.items[position.item].id)
    }

    /// What tells the row at an offset from all others.
    func rowID(at offset: Int) -> MenuRow.ID {
      switch place(at: offset) {
      case .recentHeading: .recentHeader
      case .recent(let position): .recent(id(at: position))
      case .heading(let section): .header(sections[section].id)
      case .item(let position): .item(id(at: position))
      }
    }

    private func row(at position: MenuPosition, offset: Int) -> MenuRow {
      let item = sections[position.section].items[position.item]
      var row = MenuRow(item, id: rowID(at: offset))
      let id = id(at: position)
      row.take(readings[id], of: item)
      row.isCurrent = item.kind == .device && item.id == currentDevice
      row.isFavorite = item.kind == .device && favorites.contains(item.id)
      row.isSelected = offset == selectedOffset
      row.command = item.inert == nil ? item.command ?? .run(id) : nil
      guard matches != nil else { return row }
      row.section = sections[position.section].label
      row.labelMarks = SearchMarks.ranges(of: searched, in: row.label)
      if let value = row.value { row.valueMarks = SearchMarks.ranges(of: searched, in: value) }
      return row
    }
  }

  /// Where an item stands among the sections.
  nonisolated struct MenuPosition: Hashable, Sendable, Comparable {
    var section: Int
    var item: Int

    static func < (left: MenuPosition, right: MenuPosition) -> Bool {
      (left.section, left.item) < (right.section, right.item)
    }
  }
#endif
