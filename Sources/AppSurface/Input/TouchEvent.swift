/// What a finger did that is not the first on the screen; the first one is the pointer, with
/// ``PointerEvent/isTouch``.
///
/// Gestures of several fingers read these; views do not.
public nonisolated struct TouchEvent: Hashable, Sendable {
  /// The steps of a touch.
  public enum Phase: Hashable, Sendable {
    /// The finger touched.
    case down
    /// It moved.
    case moved
    /// It left.
    case up
  }

  /// Which finger, for as long as it touches.
  public var finger: Int64
  /// Which step.
  public var phase: Phase
  /// Where, in points of the window.
  public var position: Point

  /// A touch event from its parts.
  public init(finger: Int64, phase: Phase, position: Point) {
    self.finger = finger
    self.phase = phase
    self.position = position
  }
}
