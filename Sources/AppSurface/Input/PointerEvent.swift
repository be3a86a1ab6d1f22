/// What a mouse, pen or finger did.
public nonisolated struct PointerEvent: Hashable, Sendable {
  /// The steps of a press.
  public enum Phase: Hashable, Sendable {
    /// A button went down or a finger touched.
    case down
    /// It moved, pressed or not.
    case moved
    /// The button went up or the finger left.
    case up
    /// The press was lost, for example because the window lost focus: it must have no effect.
    case cancelled
  }

  /// A button of the mouse; a finger is the primary one.
  public enum Button: Hashable, Sendable {
    /// The left button of a right-handed mouse, or a finger.
    case primary
    /// The other main button.
    case secondary
    /// The wheel's button.
    case middle
  }

  /// Which step.
  public var phase: Phase
  /// Where, in points of the space of whoever receives it.
  public var position: Point
  /// The button that changed; for moves the one that is held.
  public var button: Button
  /// Whether a button is held; false is hovering.
  public var isPressed: Bool
  /// 1 for a single press, 2 for a double one, and so on.
  public var clickCount: Int
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers
  /// Whether it is a finger: the first of those that touch.
  public var isTouch: Bool

  /// A pointer event from its parts.
  public init(
    phase: Phase, position: Point, button: Button = .primary, isPressed: Bool = true,
    clickCount: Int = 1, modifiers: KeyModifiers = [], isTouch: Bool = false
  ) {
    self.phase = phase
    self.position = position
    self.button = button
    self.isPressed = isPressed
    self.clickCount = clickCount
    self.modifiers = modifiers
    self.isTouch = isTouch
  }
}
