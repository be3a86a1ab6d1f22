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
