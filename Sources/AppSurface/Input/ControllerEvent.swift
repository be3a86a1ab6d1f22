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
  /// Which controller, where there are several.
  public var source: Int

  /// A controller event from its parts.
  public init(button: Button, isDown: Bool, source: Int = 0) {
    self.button = button
    self.isDown = isDown
    self.source = source
  }
}
