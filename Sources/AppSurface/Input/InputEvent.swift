/// Something that the outside did, with the time at which it did it.
public nonisolated struct InputEvent: Hashable, Sendable {
  /// The kinds of event.
  public enum Kind: Hashable, Sendable {
    /// A key went down, or repeats while it is held.
    case keyDown(KeyEvent)
    /// A key went up.
    case keyUp(KeyEvent)
    /// Text was entered, after keyboard layout, dead keys and input methods.
    case text(String)
    /// An input method shows text that is not yet entered; empty text ends it.
    case composition(CompositionEvent)
    /// A mouse, pen or finger moved or changed its button.
    case pointer(PointerEvent)
    /// A further finger beside the one that is the pointer.
    case touch(TouchEvent)
    /// A wheel turned or a touchpad scrolled.
    case wheel(WheelEvent)
    /// A button of a game controller.
    case controller(ControllerEvent)
    /// A sample of a motion sensor.
    case motion(MotionEvent)
    /// The window changed.
    case window(WindowEvent)
  }

  /// When it happened, on the host's clock.
  public var time: Duration
  /// What happened.
  public var kind: Kind

  /// An event from its parts.
  public init(time: Duration, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
