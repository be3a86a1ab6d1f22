#if DEBUG_TOOLS
  /// A row as it is shown: made when it comes into view.
  public nonisolated struct MenuRow: Hashable, Sendable, Identifiable {
    /// What tells a row from all others of the menu.
    public enum ID: Hashable, Sendable {
      /// The heading of a section, by the section's id.
      case header(String)
      /// The heading over the items that were used last.
      case recentHeader
      /// An item in its section, or among what was found.
      case item(DebugItemID)
      /// An item among those that were used last.
      case recent(DebugItemID)
    }

    /// What tells this row from all others.
    public var id: ID
    /// The text at the leading side.
    public var label: String
    /// Which kind of row it is; nil for a heading.
    public var kind: DebugItemKind?
    /// The text at the trailing side: what a reading gave, or the item's own detail.
    public var value: String?
    /// What the row's control is set to, where it is one and that is known.
    public var setting: DebugSetting?
    /// What the row's control goes back to.
    public var defaultSetting: DebugSetting?
    /// What the row's control can be set to.
    public var range: MenuItem.Range = .none
    /// What the row's number counts.
    public var unit: String?
    /// Whether a change is heeded only after a restart.
    public var needsRestart = false
    /// How often the row's value is read while it is seen.
    public var interval: Duration?
    /// Whether the row comes from the app's own items.
    public var isOwn = false
    /// Whether this is the device whose size the app has.
    public var isCurrent = false
    /// Whether this is a device that is marked as a favourite.
    public var isFavorite = false
    /// Whether Enter would perform this row.
    public var isSelected = false
    /// What the row does; nil for a heading.
    public var command: DebugCommand?
    /// Why the row can do nothing, in a few words; nil where it can.
    public var inert: String?
    /// The heading under which the row stands, while a search shows none.
    public var section: String?
    /// The characters of the label that the search found.
    public var labelMarks: [Range<Int>] = []
    /// The characters of the value that the search found.
    public var valueMarks: [Range<Int>] = []
    /// What reading the item gave.
    var reading: DebugReading?

    /// Whether this is a heading.
    public var isHeader: Bool { kind == nil }

    /// The item that the row shows; nil for a heading.
    public var item: DebugItemID? { id.item }

    /// Whether the control is set to something else than its default.
    public var isChanged: Bool {
      guard let setting, let defaultSetting else { return false }
      return setting != defaultSetting
    }
  }

  nonisolated extension MenuRow.ID {
    /// The item that the row shows; nil for a heading.
    var item: DebugItemID? {
      switch self {
      case .item(let item), .recent(let item): item
      case .header, .recentHeader: nil
      }
    }
  }

  nonisolated extension MenuRow {
    init(heading id: ID, _ label: String) {
      self.id = id
      self.label = label
    }

    init(_ item: MenuItem, id: ID) {
      self.id = id
      label = item.label
      kind = item.kind
      setting = item.setting
      defaultSetting = item.defaultSetting
      range = item.range
      unit = item.unit
      needsRestart = item.needsRestart
      interval = item.interval
      isOwn = item.command == nil
      value = item.inert ?? item.detail ?? item.setting?.description
      inert = item.inert
    }

    /// Shows what a reading gave.
    mutating func take(_ reading: DebugReading?, of item: MenuItem) {
      guard let reading else { return }
      self.reading = reading
      if let read = reading.setting { setting = read }
      value = reading.shown
      if let unit, setting != nil { value = "\(reading.shown) \(unit)" }
    }
  }
#endif
