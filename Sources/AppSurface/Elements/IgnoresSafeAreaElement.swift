/// Content that reaches under the edges of the screen where it touches them.
final class IgnoresSafeAreaElement: ZStackElement {
  var edges: Edge.Set = .all { didSet { if edges != oldValue { setNeedsLayout() } } }

  override var viewName: String { "IgnoresSafeArea" }

  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: edges, isRightToLeft: isRightToLeft) ?? rect
  }

  /// Inside, the edges that are not ignored are still to be kept clear.
  override var regionForChildren: SafeRegion? {
    guard var region = safeRegion else { return nil }
    region.insets = region.insets.without(edges, isRightToLeft: isRightToLeft)
    return region.insets == .zero ? nil : region
  }

  override func layoutChildren() {
    let offer = ProposedSize(placedSize)
    for child in children {
      child.place(in: room.aligning(child.measure(offer), .center), proposal: offer)
    }
  }
}
