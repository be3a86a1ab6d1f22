/// The element of tabs: the chosen screen, and a bar of tabs beneath it.
public final class TabElement: ContainerElement {
  /// The bar of tabs.
  public private(set) var tabBar: Element?
  var selected: ObjectIdentifier? { didSet { if selected != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "TabView" }

  static let barHeight = 52.0

  private var barTop = 0.0

  /// The bar takes the lower inset; the screens keep the others.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    insets.bottom = 0
    return SafeRegion(
      outer: Rect(x: 0, y: 0, width: frame.width, height: barTop), insets: insets)
  }

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: bounds, insets: .zero)).insets(of: bounds)
    tabBar = children.first { $0 is BarElement }
    barTop = frame.height
    if let bar = tabBar as? BarElement {
      bar.content = DirectionalEdgeInsets(
        leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right)
      let height = max(Self.barHeight, bar.contentHeight(in: frame.width)) + insets.bottom
      barTop = max(0, frame.height - height)
      bar.place(in: Rect(x: 0, y: barTop, width: frame.width, height: height))
    }
    for case let child as ScreenElement in children {
      child.isHidden = ObjectIdentifier(child.screen) != selected
      if !child.isHidden {
        child.place(in: Rect(x: 0, y: 0, width: frame.width, height: barTop))
      }
    }
  }
}
