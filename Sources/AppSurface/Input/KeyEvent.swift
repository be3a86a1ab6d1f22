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
