/// A key and the modifiers that are held with it.
public nonisolated struct KeyEvent: Hashable, Sendable {
  /// The key by meaning.
  public var key: Key
  /// The modifiers that are held, the key itself left out.
  public var modifiers: KeyModifiers
  /// Whether the key is held and the system repeats it.
  public var isRepeat: Bool

  /// A key event from its parts.
  public init(key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}

/// Text that an input method shows at the caret before it is entered.
public nonisolated struct CompositionEvent: Hashable, Sendable {
  /// The text; empty when composing ended.
  public var text: String
  /// The caret in the text, in characters from its start.
  public var cursor: Int

  /// A composition from its parts.
  public init(text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }
}
