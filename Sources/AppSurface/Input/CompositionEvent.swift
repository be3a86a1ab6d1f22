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
