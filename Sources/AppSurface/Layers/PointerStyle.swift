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
