#if DEBUG_TOOLS
  /// A row as it is shown: made when it comes into view.
  public nonisolated struct MenuRow: Hashable, Sendable, Identifiable {
    /// What tells a row from all others of the menu.
    public enum ID: Hashable, Sendable {
      /// The heading of a section, by the section's id.
      case header(String)
      /// An item.
      case item(DebugItemID)
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
    /// What the row's control can be set to.
    public var range: MenuItem.Range
    /// Whether this is the device whose size the app has.
    public var isCurrent: Bool
    /// Whether Enter would perform this row.
    public var isSelected: Bool
    /// What the row does; nil for a heading.
    public var command: DebugCommand?
    /// Why the row can do nothing, in a few words; nil where it can.
    public var inert: String?

    /// Whether this is the heading of a section.
    public var isHeader: Bool { kind == nil }

    /// The item that the row shows; nil for a heading.
    public var item: DebugItemID? {
      if case .item(let item) = id { item } else { nil }
    }
  }
#endif
