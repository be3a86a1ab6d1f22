#if !DEBUG_TOOLS
  public import AppSurface

  /// A row of the menu as a value.
  public nonisolated struct MenuItem: Hashable, Sendable, Identifiable {
    /// What a control can be set to.
    public enum Range: Hashable, Sendable {
      /// The row is no control, or a switch.
      case none
      /// Numbers between two bounds, by steps.
      case numbers(ClosedRange<Double>, step: Double)
      /// One of these numbers.
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
    /// The text at the trailing side.
    public var detail: String?
    /// Further words by which searching finds the row.
    public var keywords: String
    /// The setting that the row shows.
    public var setting: DebugSetting?
    /// What the row's control can be set to.
    public var range: Range
    /// The command of the row.
    public var command: DebugCommand?
    /// Why the row can do nothing.
    public var inert: String?
    /// What the row's control goes back to.
    public var defaultSetting: DebugSetting?
    /// What the row's number counts.
    public var unit: String?
    /// Whether the app heeds a change only after a restart.
    public var needsRestart = false
    /// How often the row's value would be read.
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

  /// A row as it is shown.
  public nonisolated struct MenuRow: Hashable, Sendable, Identifiable {
    /// What tells a row from all others of the menu.
    public enum ID: Hashable, Sendable {
      /// The heading of a section, by the section's id.
      case header(String)
      /// The heading over the items that were used last.
      case recentHeader
      /// An item.
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
    /// The text at the trailing side.
    public var value: String?
    /// What the row's control is set to.
    public var setting: DebugSetting?
    /// What the row's control can be set to.
    public var range: MenuItem.Range = .none
    /// What the row's control goes back to.
    public var defaultSetting: DebugSetting?
    /// What the row's number counts.
    public var unit: String?
    /// Whether the app heeds a change only after a restart.
    public var needsRestart = false
    /// How often the row's value would be read.
    public var interval: Duration?
    /// Whether the row comes from the app's own items.
    public var isOwn = false
    /// Whether this is the device whose size the app has.
    public var isCurrent = false
    /// Whether Enter would perform this row.
    public var isSelected = false
    /// What the row does.
    public var command: DebugCommand?
    /// Why the row can do nothing.
    public var inert: String?
    /// The heading under which the row stands.
    public var section: String?
    /// The characters of the label that the search found.
    public var labelMarks: [Range<Int>] = []
    /// The characters of the value that the search found.
    public var valueMarks: [Range<Int>] = []
    /// Never.
    public var isChanged: Bool { false }

    /// Whether this is the heading of a section.
    public var isHeader: Bool { kind == nil }
    /// None.
    public var item: DebugItemID? { nil }
  }

  /// A menu that has no rows without the tools.
  public nonisolated struct MenuModel: Sendable {
    /// A step of the selection.
    public enum Move: Hashable, Sendable, CaseIterable {
      /// Steps up and down.
      case up, down, pageUp, pageDown, home, end
    }

    /// Kept and not shown.
    public var sections: [MenuSection]
    /// Has no effect without the tools.
    public var query: String = ""
    /// Has no effect without the tools.
    public var selection: DebugItemID?
    /// Has no effect without the tools.
    public var currentDevice: Device.ID?
    /// Has no effect without the tools.
    public var recents: [DebugItemID] = []

    /// A menu without rows.
    public init(sections: [MenuSection] = []) { self.sections = [] }
    /// A menu without rows.
    public init(
      catalog: Catalog, items: [MenuSection], settings: MenuSettings, listed: [Device]? = nil
    ) {
      self.init()
    }

    /// None.
    public var rowCount: Int { 0 }
    /// A heading without a text, as there is no row to ask for.
    public func row(at offset: Int) -> MenuRow {
      MenuRow(id: .header(""), label: "")
    }
    /// None.
    public func offset(of id: DebugItemID) -> Int? { nil }
    /// None.
    public func item(_ id: DebugItemID) -> MenuItem? { nil }
    /// None.
    public var selectedRow: MenuRow? { nil }
    /// None.
    public var selectedCommand: DebugCommand? { nil }
    /// Nothing happens.
    public mutating func move(_ move: Move, pageSize: Int = 10) {}
    /// Nothing happens.
    public mutating func update(_ settings: MenuSettings) {}
    /// Nothing happens.
    public mutating func update(items: [MenuSection]) {}
    /// Closes a menu that is never open.
    public func command(setting id: DebugItemID, to setting: DebugSetting) -> DebugCommand {
      .close
    }
    /// None.
    public func adjustment(by steps: Int) -> DebugCommand? { nil }
  }

  /// What the menu's own rows would show.
  public nonisolated struct MenuSettings: Hashable, Sendable {
    /// Which size the app has.
    public var resize: ResizeState
    /// Sizes that nobody comes back to.
    public var sizes = SizeList()
    /// Whether the names of screen and route show.
    public var showsOverlay: Bool
    /// How the names of screen and route look.
    public var screenNames: ScreenNameConfiguration
    /// Whether the app's appearance is dark.
    public var isDark: Bool
    /// Whether the app's layout runs from right to left.
    public var isRightToLeft: Bool
    /// The factor of the app's text sizes.
    public var textScale: Double
    /// Whether ink and ground are further apart than usual.
    public var increasesContrast: Bool
    /// Whether nothing is to move that need not.
    public var reducesMotion: Bool
    /// The languages of texts.
    public var pseudoLocale: PseudoLocale
    /// The devices side by side.
    public var wall: WallState
    /// None.
    public var unreadTraits: SurfaceTraits = []

    /// One factor only.
    public static let textScales: ClosedRange<Double> = 1...1

    /// Settings from their parts.
    public init(
      resize: ResizeState, showsOverlay: Bool = false,
      screenNames: ScreenNameConfiguration = ScreenNameConfiguration(), isDark: Bool = false,
      isRightToLeft: Bool = false, textScale: Double = 1, increasesContrast: Bool = false,
      reducesMotion: Bool = false, pseudoLocale: PseudoLocale = [], wall: WallState? = nil
    ) {
      self.resize = resize
      self.showsOverlay = showsOverlay
      self.screenNames = screenNames
      self.isDark = isDark
      self.isRightToLeft = isRightToLeft
      self.textScale = textScale
      self.increasesContrast = increasesContrast
      self.reducesMotion = reducesMotion
      self.pseudoLocale = pseudoLocale
      self.wall = wall ?? WallState(catalog: .builtIn)
    }
  }
#endif
