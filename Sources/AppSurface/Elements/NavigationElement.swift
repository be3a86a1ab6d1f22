/// The element of a navigation stack: a bar above, and the screen on top beneath it.
public final class NavigationElement: Element {
  /// The bar with the title and the way back.
  public private(set) var navigationBar: Element?

  public override var viewName: String { "NavigationStack" }

  static let barHeight = 48.0

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: 320, height: 480))
  }

  /// Containers fill the screen to its edges; their bars and screens keep clear of them.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: .all, isRightToLeft: isRightToLeft) ?? rect
  }

  private var barBottom = 0.0

  /// The bar takes the upper inset; the screens keep the others.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    insets.top = 0
    let outer = Rect(
      x: 0, y: barBottom, width: frame.width, height: max(0, frame.height - barBottom))
    return SafeRegion(outer: outer, insets: insets)
  }

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: bounds, insets: .zero)).insets(of: bounds)
    barBottom = 0
    navigationBar = children.first { $0 is BarElement }
    if let bar = navigationBar as? BarElement {
      bar.content = DirectionalEdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        trailing: isRightToLeft ? insets.left : insets.right)
      barBottom = insets.top + max(Self.barHeight, bar.contentHeight(in: frame.width))
      bar.place(in: Rect(x: 0, y: 0, width: frame.width, height: barBottom))
    }
    let screens = children.filter { !($0 is BarElement) }
    for (index, screen) in screens.enumerated() {
      screen.isHidden = index != screens.count - 1
      guard !screen.isHidden else { continue }
      screen.place(
        in: Rect(
          x: 0, y: barBottom, width: frame.width, height: max(0, frame.height - barBottom)))
    }
  }
}
