/// A turn of the wheel.
public nonisolated struct WheelEvent: Hashable, Sendable {
  /// Where the pointer is, in points of the space of whoever receives it.
  public var position: Point
  /// How far, in points of content: positive y shows what is further down, positive x what is
  /// further right.
  public var delta: Point
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// A wheel event from its parts.
  public init(position: Point, delta: Point, modifiers: KeyModifiers = []) {
    self.position = position
    self.delta = delta
    self.modifiers = modifiers
  }
}
