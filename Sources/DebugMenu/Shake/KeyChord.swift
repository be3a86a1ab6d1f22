#if DEBUG_TOOLS
  public import AppSurface

  /// A key together with exactly the modifiers that must be held with it.
  ///
  /// The key counts by what it means on the person's keyboard layout, not by its place; Caps, Num
  /// and Scroll Lock do not count.
  public nonisolated struct KeyChord: Hashable, Sendable, CustomStringConvertible {
    /// The key that completes the chord.
    public var key: Key
    /// The modifiers that are held with it: these and no others.
    public var modifiers: KeyModifiers

    /// A chord from its parts.
    public init(_ key: Key, modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// Whether the event's key and modifiers are this chord's.
    public func matches(_ event: KeyEvent) -> Bool {
      // The modifiers first: nearly every key differs in them, and they are quick to compare.
      event.modifiers == modifiers && event.key == key
    }

    /// The chord as scripts and arguments spell it: `ctrl+alt+z`.
    public var description: String {
      (Self.order.filter { modifiers.contains($0.modifier) }.map(\.name) + [key.name])
        .joined(separator: "+")
    }

    /// The chord as it is shown to people: `Ctrl+Alt+Z`.
    public var title: String {
      let parts = Self.titles(of: modifiers)
      let name = key.name
      return (parts + [name.prefix(1).uppercased() + name.dropFirst()]).joined(separator: "+")
    }

    /// Modifiers as they are shown to people.
    static func titles(of modifiers: KeyModifiers) -> [String] {
      order.filter { modifiers.contains($0.modifier) }.map(\.title)
    }

    /// Control, Alt and Z.
    public static let controlAltZ = KeyChord(Key("z"), modifiers: [.control, .alt])
    /// Control, GUI and Z, as the iOS Simulator has it.
    public static let controlGuiZ = KeyChord(Key("z"), modifiers: [.control, .gui])
    /// The chords that open the menu unless the app says otherwise.
    public static let defaults: [KeyChord] = [.controlAltZ, .controlGuiZ]

    /// The modifiers in the order in which they are written.
    static let order: [(modifier: KeyModifiers, name: String, title: String)] = [
      (.control, "ctrl", "Ctrl"), (.alt, "alt", "Alt"), (.shift, "shift", "Shift"),
      (.gui, "gui", "GUI"),
    ]
  }
#endif
