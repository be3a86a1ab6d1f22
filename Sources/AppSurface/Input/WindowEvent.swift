/// A change of the window.
public nonisolated enum WindowEvent: Hashable, Sendable {
  /// It has another size in points, or another number of pixels to the point.
  case resized(Size, scale: Double)
  /// The person moved it; the position of its top left corner on the desktop, in points.
  case moved(Point)
  /// It receives the keyboard.
  case focusGained
  /// It no longer receives the keyboard: every press is lost.
  case focusLost
  /// The pointer left it while no button was held.
  case pointerLeft
  /// It can be seen again, or a part of it was laid bare.
  case exposed
  /// It cannot be seen: nothing is drawn.
  case hidden
  /// The person asked to close it.
  case closeRequested
}
