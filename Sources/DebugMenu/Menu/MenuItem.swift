#if DEBUG_TOOLS
  /// A row of the menu as a value: what it says and what it does, with no closure in it.
  public nonisolated struct MenuItem: Hashable, Sendable, Identifiable {
    /// What a control can be set to.
    public enum Range: Hashable, Sendable {
      /// The row is no control, or a switch.
      case none
      /// Numbers between two bounds, by steps; a step of 0 means any number.
      case numbers(ClosedRange<Double>, step: Double)
      /// One of these numbers, in rising order.
      case steps([Double])
      /// One of these.
      case options([String])
    }

    /// What tells this item from others of its section.
    public let id: String
    /// The text at the leading side.
    public var label: String
    /// Which kind of row it is.
    public var kind: DebugItemKind
    /// The text at the trailing side, where it does not come from reading a value.
    public var detail: String?
    /// Further words by which searching finds the row.
    public var keywords: String
    /// The setting that the row shows, where the menu itself knows it.
    public var setting: DebugSetting?
    /// What the row's control can be set to.
    public var range: Range
    /// The command of the row, where it is one of the menu's own; the app's items are run by id.
    public var command: DebugCommand?
    /// Why the row can do nothing, in a few words; nil where it can.
    public var inert: String?
    /// What the row's control goes back to; nil where it has no default.
    public var defaultSetting: DebugSetting?
    /// What the row's number counts, shown behind it.
    public var unit: String?
    /// Whether the app heeds a change only after a restart.
    public var needsRestart = false
    /// How often the row's value is read while it is seen; nil is once a showing.
    public var interval: Duration?

    /// A row from its parts.
    public init(
      id: String, label: String, kind: DebugItemKind, detail: String? = nil, keywords: String = "",
      setting: DebugSetting? = nil, range: Range = .none, command: DebugCommand? = nil,
      inert: String? = nil
    ) {
      self.id = id
      self.label = label
      self.kind = kind
      self.detail = detail
      self.keywords = keywords
      self.setting = setting
      self.range = range
      self.command = command
      self.inert = inert
    }
  }

  nonisolated extension MenuItem {
    /// Whether what the row shows comes from reading the app's own item.
    var needsReading: Bool {
      guard command == nil, setting == nil else { return false }
      switch kind {
      case .device, .command: return false
      case .value, .button, .toggle, .slider, .stepper, .choice, .text, .color, .date: return true
      }
    }
  }

  /// Rows under a heading.
  public nonisolated struct MenuSection: Hashable, Sendable, Identifiable {
    /// What tells this section from others.
    public let id: String
    /// The heading.
    public var label: String
    /// The rows, in order.
    public var items: [MenuItem]

    /// A section from its parts.
    public init(id: String, label: String, items: [MenuItem]) {
      self.id = id
      self.label = label
      self.items = items
    }
  }
#endif
