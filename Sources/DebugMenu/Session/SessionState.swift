#if DEBUG_TOOLS
  internal import AppSurface

  /// All debug state as a value: what commands change, and from which the layers are derived.
  nonisolated struct SessionState: Hashable, Sendable {
    /// Whether the menu shows.
    var isMenuOpen = false
    /// Whether the bar that resizes the app shows.
    var isResizing = false
    /// What the menu's own rows show.
    var settings: MenuSettings
    /// The message that shows.
    var toast: Toast?

    init(settings: MenuSettings) { self.settings = settings }

    /// What a command asks of those who hold closures.
    enum Effect: Hashable, Sendable {
      case none
      case run(DebugItemID)
      case set(DebugItemID, DebugSetting)
    }

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - keepsMenuOpen: Whether the menu stays where the command would close it.
    ///   - time: When the command was given, on the host's clock.
    mutating func perform(
      _ command: DebugCommand, keepsMenuOpen: Bool = false, at time: Duration
    ) -> Effect {
      defer { endHint() }
      switch command {
      case .open: isMenuOpen = true
      case .close: isMenuOpen = false
      case .toggle: isMenuOpen.toggle()
      case .device(let device):
        settings.resize.choose(device)
        resized(keepsMenuOpen)
      case .size(let size):
        settings.resize.choose(size)
        endUndo()
      case .rotate:
        settings.resize.rotate()
        endUndo()
      case .reset: reset(keepsMenuOpen, time)
      case .undoReset:
        settings.resize.undoReset()
        endUndo()
      case .resize:
        isResizing = true
        if !keepsMenuOpen { isMenuOpen = false }
      case .endResize: isResizing = false
      case .overlay(let shows): settings.showsOverlay = shows
      case .dark(let isDark): settings.isDark = isDark
      case .rightToLeft(let isOn): settings.isRightToLeft = isOn
      case .textScale(let scale):
        guard scale.isFinite else { break }
        let range = MenuSettings.textScales
        settings.textScale = min(max(scale, range.lowerBound), range.upperBound)
      case .run(let id): return .run(id)
      case .set(let id, let setting): return .set(id, setting)
      }
      return .none
    }

    private mutating func resized(_ keepsMenuOpen: Bool) {
      endUndo()
      if !keepsMenuOpen { isMenuOpen = false }
    }

    private mutating func reset(_ keepsMenuOpen: Bool, _ time: Duration) {
      settings.resize.reset()
      resized(keepsMenuOpen)
      guard settings.resize.beforeReset != nil else { return }
      toast = Toast(
        text: "The app has the window's size again",
        action: Toast.Action(label: "Undo", command: .undoReset), start: time,
        duration: .seconds(6))
    }

    /// A toast that only tells how to open the menu goes when it is open.
    private mutating func endHint() {
      if isMenuOpen, toast?.action == nil { toast = nil }
    }

    /// A toast that offers to undo goes when there is nothing to undo any more.
    private mutating func endUndo() {
      if toast?.action?.command == .undoReset { toast = nil }
    }
  }
#endif
