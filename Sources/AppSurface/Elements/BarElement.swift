/// A bar at an edge of the screen: its ground reaches to the edge, its content keeps clear of it.
public final class BarElement: Element {
  /// The side on which the bar's hairline is drawn.
  nonisolated enum Kind: Hashable {
    case navigation, tabs
  }

  var kind = Kind.navigation
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// What the screen's edges take of the bar.
  var content = DirectionalEdgeInsets.zero {
    didSet { if content != oldValue { setNeedsPlacement() } }
  }

  public override var viewName: String { kind == .navigation ? "NavigationBar" : "TabBar" }
  public override var role: ElementRole { kind == .navigation ? .navigationBar : .tabBar }
  public override var blocksPointer: Bool { true }
  override var regionForChildren: SafeRegion? { nil }

  /// The height that the content wants in a width.
  func contentHeight(in width: Double) -> Double {
    let offer = ProposedSize(width: max(0, width - content.horizontal), height: nil)
    return children.reduce(0) { max($0, $1.measure(offer).height) }
  }

  public override func layoutChildren() {
    for child in children { child.place(in: room.inset(by: content)) }
  }

  public override func draw(_ canvas: inout Canvas) {
    if backgroundColor == nil { canvas.fill(bounds, palette.bar) }
    let y = kind == .navigation ? frame.height - 1 : 0
    canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), palette.separator)
  }
}
