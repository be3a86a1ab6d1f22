#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension KeyChord {
    /// A chord as it is written: `ctrl+alt+z`, `Shift+F5`, `return`, `ctrl++`.
    ///
    /// Throws a ``KeyChordError`` that names the part that is wrong, with near matches.
    public init(parsing text: String) throws(KeyChordError) {
      let trimmed = String(text.filter { !$0.isWhitespace })
      guard !trimmed.isEmpty else { throw KeyChordError("a key chord is empty; try ctrl+alt+z") }
      var parts = trimmed.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      // A chord that ends in a plus sign means the key of that sign.
      if parts.count >= 2, parts.suffix(2).allSatisfy(\.isEmpty) {
        parts.removeLast(2)
        parts.append("+")
      }
      let modifiers = try Self.modifiers(parts.dropLast(), in: trimmed)
      self.init(try Self.key(parts.last ?? "", in: trimmed), modifiers: modifiers)
    }

    /// Modifiers as they are written without a key: `ctrl+shift`.
    ///
    /// Throws a ``KeyChordError`` that names the part that is wrong, with near matches.
    static func modifiers(parsing text: String) throws(KeyChordError) -> KeyModifiers {
      try modifiers(
        text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)[...],
        in: text)
    }

    private static func modifiers(
      _ names: ArraySlice<String>, in text: String
    ) throws(KeyChordError) -> KeyModifiers {
      var modifiers: KeyModifiers = []
      for name in names {
        guard let modifier = modifierNames[name.lowercased()] else {
          throw KeyChordError.badModifier(name, in: text)
        }
        guard modifiers.insert(modifier).inserted else {
          throw KeyChordError("\(text): \(name) is there twice")
        }
      }
      return modifiers
    }

    private static func key(_ name: String, in chord: String) throws(KeyChordError) -> Key {
      let lower = name.lowercased()
      if let alias = keyAliases[lower] { return Key(alias) }
      if Key.named.contains(lower) || name.count == 1 { return Key(lower) }
      if name.isEmpty { throw KeyChordError("\(chord): the key is missing behind the last +") }
      let near = nearMatches(to: lower, in: Key.named + keyAliases.keys.sorted())
      throw KeyChordError(
        "\(chord): no key is named '\(name)'"
          + (near.isEmpty
            ? "; a key is one character, or a name like return, escape, left or f5"
            : "; did you mean \(NearMatches.list(near))?"))
    }

    /// Every spelling of a modifier.
    static let modifierNames: [String: KeyModifiers] = [
      "ctrl": .control, "control": .control, "alt": .alt, "option": .alt, "opt": .alt,
      "shift": .shift, "gui": .gui, "cmd": .gui, "command": .gui, "super": .gui, "win": .gui,
      "meta": .gui,
    ]

    /// Other names that people have for keys.
    static let keyAliases: [String: String] = [
      "enter": "return", "kp_enter": "return", "esc": "escape", "del": "delete", "ins": "insert",
      "spacebar": "space", "pgup": "pageup", "pgdn": "pagedown", "page_up": "pageup",
      "page_down": "pagedown", "plus": "+", "minus": "-", "comma": ",", "period": ".", "slash": "/",
      "control": "ctrl", "option": "alt", "cmd": "gui", "super": "gui",
    ]
  }

  /// A key chord is written in a way that means nothing; the message is for people.
  public nonisolated struct KeyChordError: Error, Hashable, CustomStringConvertible {
    /// What is wrong and what was probably meant.
    public let message: String

    init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }

    static func badModifier(_ part: String, in chord: String) -> KeyChordError {
      if part.isEmpty { return KeyChordError("\(chord): a modifier is missing before a +") }
      let names = ["ctrl", "alt", "shift", "gui"]
      let near = nearMatches(to: part, in: KeyChord.modifierNames.keys.sorted())
      let hint =
        near.isEmpty
        ? "modifiers are \(NearMatches.list(names)), and the key comes last"
        : "did you mean \(NearMatches.list(near))?"
      return KeyChordError("\(chord): '\(part)' is no modifier; \(hint)")
    }
  }
#endif
