/// The part of a screen that a container gives its content, and how much of it is better left free,
/// in the coordinates of whoever holds it.
nonisolated struct SafeRegion: Hashable, Sendable {
  /// The whole part, to its outer edges.
  var outer: Rect
  /// What the status bar, the home indicator and the like take of it.
  var insets: EdgeInsets

  /// The part that is free.
  var safe: Rect { outer.inset(by: insets) }

  /// The same region seen from a child whose origin lies at `origin`.
  func seen(from origin: Point) -> SafeRegion {
    SafeRegion(outer: outer.offset(by: Point(x: -origin.x, y: -origin.y)), insets: insets)
  }

  /// How much of a rectangle lies under the insets.
  func insets(of rect: Rect) -> EdgeInsets {
    let safe = safe
    return EdgeInsets(
      top: insets.top > 0 ? max(0, safe.minY - rect.minY) : 0,
      left: insets.left > 0 ? max(0, safe.minX - rect.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, rect.maxY - safe.maxY) : 0,
      right: insets.right > 0 ? max(0, rect.maxX - safe.maxX) : 0)
  }

  /// The rectangle grown to the outer edge wherever it touches the edge of the free part.
  func expanded(_ rect: Rect, edges: Edge.Set, isRightToLeft: Bool) -> Rect {
    let (safe, slack) = (safe, 0.01)
    let leftEdge: Edge.Set = isRightToLeft ? .trailing : .leading
    let rightEdge: Edge.Set = isRightToLeft ? .leading : .trailing
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if edges.contains(.top), top <= safe.minY + slack { top = min(top, outer.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - slack { bottom = max(bottom, outer.maxY) }
    if edges.contains(leftEdge), left <= safe.minX + slack { left = min(left, outer.minX) }
    if edges.contains(rightEdge), right >= safe.maxX - slack { right = max(right, outer.maxX) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// The insets with nothing on some edges.
  nonisolated func without(_ edges: Edge.Set, isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? 0 : top,
      left: edges.contains(isRightToLeft ? .trailing : .leading) ? 0 : left,
      bottom: edges.contains(.bottom) ? 0 : bottom,
      right: edges.contains(isRightToLeft ? .leading : .trailing) ? 0 : right)
  }
}
