/// What a focused text field asks of the host: text input is on, and the input method shows its
/// candidates beside the caret.
public nonisolated struct TextInputRequest: Hashable, Sendable {
  /// The caret in points of the window.
  public var caret: Rect

  /// A request with the caret at a place.
  public init(caret: Rect) { self.caret = caret }
}
