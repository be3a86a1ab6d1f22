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
    public var selection: DebugItemID?
    /// The device whose size the app has.
    public var currentDevice: Device.ID?
    /// What reading the app's own items gave during this showing.
    var readings: [DebugItemID: DebugReading] = [:]

    /// The offset of each section's heading, and the count of all rows at the end.
    private var starts: [Int] = [0]
    /// What the search found, best first; nil while nothing is searched for.
    private var matches: [MenuPosition]?
    private var index = SearchIndex()
    /// Where the selection was last seen to stand: right unless rows came or went.
    var selectedOffset = 0
    /// The sections of devices, which stand behind the app's own.
    var deviceSections: [MenuSection] = []

    /// A menu of the given sections.
    public init(sections: [MenuSection] = []) {
      self.sections = sections
      sectionsChanged()
    }

    /// How many rows there are, headings included; of a search, how many were found.
    public var rowCount: Int { matches?.count ?? starts.last ?? 0 }

    /// The row at an offset from 0 up to ``rowCount``.
    public func row(at offset: Int) -> MenuRow {
      guard let position = position(at: offset) else {
        let section = sections[sectionIndex(at: offset)]
        return MenuRow(
          id: .header(section.id), label: section.label, range: .none, isCurrent: false,
          isSelected: false)
      }
      return row(at: position)
    }

    /// The offset at which an item stands; nil where it is not shown.
    public func offset(of id: DebugItemID) -> Int? {
      if id == selection, selectedOffset < rowCount,
        position(at: selectedOffset).map({ self.id(at: $0) }) == id
      {
        return selectedOffset
      }
      if let matches { return matches.firstIndex { self.id(at: $0) == id } }
      guard let section = sections.firstIndex(where: { $0.id == id.section }),
        let item = sections[section].items.firstIndex(where: { $0.id == id.item })
      else { return nil }
      return starts[section] + 1 + item
    }

    /// The item of an id, whether it is shown or not.
    public func item(_ id: DebugItemID) -> MenuItem? {
      sections.first { $0.id == id.section }?.items.first { $0.id == id.item }
    }

    /// The selected row; nil where nothing is selected, or what is selected is not shown.
    public var selectedRow: MenuRow? {
      selection.flatMap { offset(of: $0) }.map { row(at: $0) }
    }

    /// Replaces one section, at the cost of that section alone.
    mutating func replaceSection(at position: Int, with section: MenuSection) {
      let index = index
      sections[position] = section
      self.index = index
      self.index.forget(section: position)
      if matches != nil { search(isNew: false) }
    }

    private mutating func sectionsChanged() {
      index = SearchIndex()
      starts = [0]
      starts.reserveCapacity(sections.count + 1)
      for section in sections {
        let rows = section.items.isEmpty ? 0 : section.items.count + 1
        starts.append((starts.last ?? 0) + rows)
      }
      if matches != nil { search(isNew: false) }
    }

    private mutating func search(isNew: Bool) {
      matches = index.search(query, in: sections)
      guard isNew, let matches else { return }
      selection = matches.first.map { id(at: $0) }
    }
  }

  nonisolated extension MenuModel {
    /// Where an offset's item stands; nil for a heading.
    func position(at offset: Int) -> MenuPosition? {
      precondition(offset >= 0 && offset < rowCount, "row \(offset) of \(rowCount)")
      if let matches { return matches[offset] }
      let section = sectionIndex(at: offset)
      let item = offset - starts[section] - 1
      return item < 0 ? nil : MenuPosition(section: section, item: item)
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

    private func row(at position: MenuPosition) -> MenuRow {
      let item = sections[position.section].items[position.item]
      let id = id(at: position)
      let reading = readings[id]
      var setting = item.setting
      if case .setting(let read) = reading?.state { setting = read }
      return MenuRow(
        id: .item(id), label: item.label, kind: item.kind,
        value: reading?.shown ?? item.detail ?? item.setting?.description, setting: setting,
        range: item.range, isCurrent: item.kind == .device && item.id == currentDevice,
        isSelected: id == selection,
        command: item.inert == nil ? item.command ?? .run(id) : nil, inert: item.inert)
    }
  }

  /// Where an item stands among the sections.
  nonisolated struct MenuPosition: Hashable, Sendable {
    var section: Int
    var item: Int
  }
#endif
