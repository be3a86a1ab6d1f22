#if DEBUG_TOOLS
  /// What kind of row an item is.
  public nonisolated enum DebugItemKind: String, Hashable, Sendable, CaseIterable {
    /// Shows something.
    case value
    /// Does something.
    case button
    /// On or off.
    case toggle
    /// A number in a range.
    case slider
    /// A number that goes up and down by steps.
    case stepper
    /// One of several.
    case choice
    /// Text that can be edited.
    case text
    /// A colour.
    case color
    /// A day and time.
    case date
    /// A device whose size the app can take.
    case device
    /// One of the menu's own commands.
    case command
  }

  /// Where an item stands: the same id in another section is another item.
  public nonisolated struct DebugItemID: Hashable, Sendable, CustomStringConvertible {
    /// The section's id.
    public let section: String
    /// The item's id in its section.
    public let item: String

    /// The item of the given id in the section of the given id.
    public init(section: String, item: String) {
      self.section = section
      self.item = item
    }

    /// The two ids with a dot between them.
    public var description: String { "\(section).\(item)" }
  }
#endif
