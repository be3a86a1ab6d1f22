/// What a ``GeometryReader`` knows of its place.
public nonisolated struct GeometryProxy: Hashable, Sendable {
  /// The room, in points.
  public var size: Size
  /// What the screen's edges take of it, on the physical edges.
  public var safeAreaInsets: EdgeInsets
}
