#if DEBUG_TOOLS
  internal import AppSurface

  /// All debug state as a value: what commands change, and from which the layers are derived.
  nonisolated struct SessionState: Hashable, Sendable {
    /// Whether the menu shows.
    var isMenuOpen = false
    /// Whether the bar that resizes the app shows.
    var isResizing: Bool { settings.resize.isEditing }
    /// What the menu's own rows show.
    var settings: MenuSettings
    /// What the inspector shows; nil while nothing is inspected.
    var inspector: InspectorState?
    /// Whether the page about triggers shows over the menu.
    var isShowingTriggers = false
    /// Which triggers are on.
    var triggers = TriggerSettings()
    /// How far the menu is below its place where it is a sheet that is dragged, in points.
    private(set) var sheetOffset = 0.0
    /// The message that shows.
    var toast: Toast?

    init(settings: MenuSettings) { self.settings = settings }

    /// What a command asks of those who hold closures.
    enum Effect: Hashable, Sendable {
      case none
      case picture
      case items(DebugCommand)
    }

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - keepsMenuOpen: Whether the menu stays where the command would close it.
    ///   - time: When the command was given, on the host's clock.
    mutating func perform(
      _ command: DebugCommand, keepsMenuOpen: Bool = false, at time: Duration
    ) -> Effect {
      defer {
        endHint(command)
        // A sheet comes back in its place.
        if !isMenuOpen { sheetOffset = 0 }
        settings.resize.isBesideMenu = isMenuOpen
      }
      if performWall(command, keepsMenuOpen: keepsMenuOpen, at: time) { return .none }
      if performSize(command, keepsMenuOpen: keepsMenuOpen, at: time) { return .none }
      if performInspection(command) { return .none }
      switch command {
      case .open: isMenuOpen = true
      case .close: isMenuOpen = false
      case .toggle: isMenuOpen.toggle()
      case .moveSheet(let offset): moveSheet(to: offset)
      case .overlay(let shows): settings.showsOverlay = shows
      case .overlayLabel(let side, let shows): settings.screenNames[side].enabled = shows
      case .overlayPosition(let position): settings.screenNames.verticalPosition = position
      case .dark(let isDark): settings.isDark = isDark
      case .rightToLeft(let isOn): settings.isRightToLeft = isOn
      case .textScale(let scale):
        guard scale.isFinite else { break }
        let range = MenuSettings.textScales
        settings.textScale = min(max(scale, range.lowerBound), range.upperBound)
      case .increaseContrast(let isOn): settings.increasesContrast = isOn
      case .reduceMotion(let isOn): settings.reducesMotion = isOn
      case .pseudoLocale(let locale): settings.pseudoLocale = locale
      case .picture: return .picture
      case .triggers: (isMenuOpen, isShowingTriggers) = (true, true)
      case .endTriggers: isShowingTriggers = false
      case .trigger(let kind, let isOn):
        if isOn { triggers.enabled.insert(kind) } else { triggers.enabled.remove(kind) }
      case .shakeLevel(let level): triggers.level = level
      case .run, .set, .copy, .share, .pin, .movePins: return .items(command)
      default: break
      }
      return .none
    }

    private mutating func moveSheet(to offset: Double) {
      let layout = PanelLayout(window: settings.resize.window)
      guard isMenuOpen, layout.isSheet, offset.isFinite else { return }
      sheetOffset = min(max(0, offset), layout.frame.height)
    }

    /// A toast that only tells how to open the menu goes when a tool is open; what offers to undo
    /// makes way for the controls of a tool that opens.
    private mutating func endHint(_ command: DebugCommand) {
      if isMenuOpen || command.opensTool, toast?.isHint == true { toast = nil }
      if command.opensTool { endUndoToast() }
    }
  }

  nonisolated extension DebugCommand {
    /// Whether the command brings a tool whose controls stand where toasts do.
    fileprivate var opensTool: Bool {
      switch self {
      case .wall, .inspect, .resize: true
      default: false
      }
    }
  }
#endif
