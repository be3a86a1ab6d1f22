/// A layer's drawing and where it stands.
public nonisolated struct PlacedDrawList: Hashable, Sendable {
  /// How the list's points lie in the window.
  public var placement: Placement
  /// The rectangle of the window outside which nothing of the list is drawn; nil is the window.
  public var clip: Rect?
  /// The drawing, in points of its own space.
  public var drawList: DrawList

  /// A placed drawing from its parts.
  public init(placement: Placement, clip: Rect?, drawList: DrawList) {
    self.placement = placement
    self.clip = clip
    self.drawList = drawList
  }
}

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
