/// The part of a screen that sensors take away.
public struct Cutout: Sendable, Hashable {
  /// How the part looks.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A bay in the edge.
    case notch
    /// A pill that stands free of the edge.
    case island
    /// A round hole for a camera. Android reports a box that may reach from the hole to the
    /// screen's edge: the hole is as broad as the box and lies at its inner end.
    case hole
    /// A block of cameras in a corner.
    case block
  }

  /// How it looks.
  public var shape: Shape
  /// Where it is, in points of the screen in its natural orientation.
  public var frame: Rect

  /// A cutout from its shape and its place in the natural orientation.
  public init(shape: Shape, frame: Rect) {
    self.shape = shape
    self.frame = frame
  }
}
