/// A button of a game controller went down or up.
public nonisolated struct ControllerEvent: Hashable, Sendable {
  /// The buttons, by their place on the usual pad.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    case a, b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder
    case up, down, left, right
  }

  /// Which button.
  public var button: Button
  /// Whether it went down.
  public var isDown: Bool

  /// A controller event from its parts.
  public init(button: Button, isDown: Bool) {
    self.button = button
    self.isDown = isDown
  }
}

/// One sample of an accelerometer, in units of standard gravity (9.80665 m/s²), gravity included.
public nonisolated struct MotionEvent: Hashable, Sendable {
  /// Along the device's x.
  public var x: Double
  /// Along the device's y.
  public var y: Double
  /// Along the device's z.
  public var z: Double

  /// A sample from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A change of the window.
public nonisolated enum WindowEvent: Hashable, Sendable {
  /// It has another size in points, or another number of pixels to the point.
  case resized(Size, scale: Double)
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
