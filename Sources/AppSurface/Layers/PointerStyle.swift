/// What the mouse pointer looks like over an element.
public nonisolated enum PointerStyle: Hashable, Sendable {
  /// The usual arrow.
  case arrow
  /// A hand, over what can be pressed.
  case link
  /// A text bar, over text that can be edited.
  case text
  /// Resizes from side to side.
  case resizeLeftRight
  /// Resizes up and down.
  case resizeUpDown
  /// Resizes from the top left to the bottom right.
  case resizeTopLeftBottomRight
  /// Resizes from the top right to the bottom left.
  case resizeTopRightBottomLeft
}

/// What a focused text field asks of the host: text input is on, and the input method shows its
/// candidates beside the caret.
public nonisolated struct TextInputRequest: Hashable, Sendable {
  /// The caret in points of the window.
  public var caret: Rect

  /// A request with the caret at a place.
  public init(caret: Rect) { self.caret = caret }
}
