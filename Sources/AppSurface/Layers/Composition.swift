/// A whole frame: what a renderer draws. The bottom layer comes first.
public nonisolated struct Composition: Hashable, Sendable {
  /// The window's size in points.
  public var windowSize: Size
  /// What shows where no layer draws.
  public var background: Color
  /// The layers, bottom first.
  public var layers: [PlacedDrawList]

  /// A frame from its parts.
  public init(windowSize: Size, background: Color, layers: [PlacedDrawList] = []) {
    self.windowSize = windowSize
    self.background = background
    self.layers = layers
  }
}
