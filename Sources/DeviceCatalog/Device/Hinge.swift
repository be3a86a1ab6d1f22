/// Where a screen folds.
public struct Hinge: Sendable, Hashable {
  /// The strip that folds, in points of the screen in its natural orientation; a mere crease has a
  /// strip without breadth.
  public var frame: Rect
  /// Whether the strip hides content, as the gap between two screens does.
  public var isOccluding: Bool

  /// A hinge from its strip.
  public init(frame: Rect, isOccluding: Bool = false) {
    self.frame = frame
    self.isOccluding = isOccluding
  }
}
