#if DEBUG_TOOLS
  internal import AppSurface

  /// The key chords for sizes that work while the person looks at the app.
  nonisolated struct SizeKeys: Hashable, Sendable {
    /// The keys whose going down was taken.
    private var taken: Set<Key> = []

    /// Every chord and what it does; a favourite is marked on the selected row of the menu, or else
    /// on the device whose size the app has.
    static func command(
      of key: KeyEvent, in settings: MenuSettings, selected: DebugCommand? = nil
    ) -> DebugCommand? {
      let resize = settings.resize
      let pan = 40.0
      switch (key.modifiers, key.key.name) {
      case ([.control, .alt], "]"): return .nextDevice
      case ([.control, .alt], "["): return .previousDevice
      case ([.control, .alt], "left"): return .turn(.left)
      case ([.control, .alt], "right"): return .turn(.right)
      case ([.control, .alt], "="), ([.control, .alt], "+"):
        return .zoom(resize.zoom(steppedBy: 1))
      case ([.control, .alt], "-"): return .zoom(resize.zoom(steppedBy: -1))
      case ([.control, .alt], "0"): return .zoom(.fit)
      case ([.control, .alt], "1"): return .zoom(.factor(1))
      case ([.control, .alt], "d"):
        return .show(.whole, !resize.picture.contains(.body))
      case ([.control, .alt], "f"):
        var device = resize.device
        if case .device(let chosen)? = selected { device = chosen }
        guard let id = device?.id else { return nil }
        return .favorite(id, !settings.sizes.favorites.contains(id))
      case ([.control, .alt, .shift], "left"): return .pan(Point(x: pan, y: 0))
      case ([.control, .alt, .shift], "right"): return .pan(Point(x: -pan, y: 0))
      case ([.control, .alt, .shift], "up"): return .pan(Point(x: 0, y: pan))
      case ([.control, .alt, .shift], "down"): return .pan(Point(x: 0, y: -pan))
      default: return nil
      }
    }

    /// The command of an event, and whether the event is taken.
    mutating func handle(
      _ event: InputEvent, in settings: MenuSettings, selected: DebugCommand? = nil
    ) -> (command: DebugCommand?, answer: EventAnswer) {
      switch event.kind {
      case .keyDown(let key):
        guard let command = Self.command(of: key, in: settings, selected: selected) else {
          return (nil, .passed)
        }
        taken.insert(key.key)
        return (command, .consumed)
      case .keyUp(let key): return (nil, taken.remove(key.key) == nil ? .passed : .consumed)
      case .window(.focusLost):
        taken = []
        return (nil, .passed)
      default: return (nil, .passed)
      }
    }
  }
#endif
