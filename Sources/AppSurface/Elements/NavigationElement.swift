/// The element of a navigation stack: a bar above, and the screen on top beneath it.
public final class NavigationElement: ContainerElement {
  /// The bar with the title and the way back.
  public private(set) var navigationBar: Element?

  /// The screen that is shown.
  weak var screen: NavigationScreen?
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// How far the screen on top is swiped away, in points from where lines begin.
  private var swipe: Double? { didSet { if swipe != oldValue { setNeedsPlacement() } } }

  public override var viewName: String { "NavigationStack" }

  static let barHeight = 48.0

  private var barBottom = 0.0
  /// The place, from where lines begin, of the screen that is being placed.
  private var placingX = 0.0

  /// The bar takes the upper inset; the screens keep the others.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    insets.top = 0
    // What is swiped takes its region with it.
    let outer = Rect(
      x: isRightToLeft ? -placingX : placingX, y: barBottom, width: frame.width,
      height: max(0, frame.height - barBottom))
    return SafeRegion(outer: outer, insets: insets)
  }

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: room, insets: .zero)).insets(of: room)
    barBottom = 0
    navigationBar = children.first { $0 is BarElement }
    if let bar = navigationBar as? BarElement {
      bar.content = DirectionalEdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        trailing: isRightToLeft ? insets.left : insets.right)
      barBottom = insets.top + max(Self.barHeight, bar.contentHeight(in: placedSize.width))
      bar.place(in: Rect(x: 0, y: 0, width: placedSize.width, height: barBottom))
    }
    let room = Rect(
      x: 0, y: barBottom, width: placedSize.width, height: max(0, placedSize.height - barBottom))
    let screens = children.filter { !($0 is BarElement) }
    let isSwiped = swipe != nil && screen?.isSwipingBack ?? false
    for (index, element) in screens.enumerated() {
      let depth = screens.count - 1 - index
      element.isHidden = depth > (isSwiped ? 1 : 0)
      guard !element.isHidden else { continue }
      placingX = isSwiped ? (depth == 0 ? swipe ?? 0 : ((swipe ?? 0) - placedSize.width) * 0.3) : 0
      element.place(in: room.offset(by: Point(x: placingX, y: 0)))
    }
    placingX = 0
  }

  // MARK: The swipe back

  /// How far from the edge a swipe back begins.
  static let edge = 24.0

  private var canGoBack: Bool { (screen?.screens.count ?? 0) > 1 }

  public override var isInteractive: Bool { canGoBack }
  public override var hitArea: Rect {
    Rect(
      x: isRightToLeft ? frame.width - Self.edge : 0, y: barBottom, width: Self.edge,
      height: max(0, frame.height - barBottom))
  }

  override func dragClaim(_ drag: PointerDrag) -> DragClaim {
    let inwards = isRightToLeft ? -drag.distance.x : drag.distance.x
    let isBack = hitArea.contains(drag.start) && inwards > abs(drag.distance.y)
    return isBack && canGoBack ? .edge : .none
  }

  override func dragBegan(_ event: PointerEvent) {
    swipeStart = event.position.x
    if screen?.beginSwipeBack() ?? false { swipe = 0 }
  }

  private var swipeStart = 0.0

  public override func pointerMoved(_ event: PointerEvent) {
    guard swipe != nil else { return }
    let moved = event.position.x - swipeStart
    swipe = min(frame.width, max(0, isRightToLeft ? -moved : moved))
  }

  public override func pointerUp(_ event: PointerEvent) { endSwipe((swipe ?? 0) > frame.width / 2) }

  public override func pointerCancelled() { endSwipe(false) }

  private func endSwipe(_ completes: Bool) {
    guard swipe != nil else { return }
    swipe = nil
    screen?.endSwipeBack(completes: completes)
  }

  override func drawChildren(_ canvas: inout Canvas) {
    guard let swipe, screen?.isSwipingBack ?? false else { return super.drawChildren(&canvas) }
    // The screen beneath lies in the shade of the one that goes.
    let room = Rect(x: 0, y: barBottom, width: frame.width, height: frame.height - barBottom)
    let shown = children.filter { !($0 is BarElement) && !$0.isHidden }
    canvas.clipped(to: room) { canvas in
      for (index, element) in shown.enumerated() {
        element.drawTree(&canvas)
        guard index == 0, shown.count > 1 else { continue }
        let left = isRightToLeft ? frame.width - swipe : 0
        let part = Rect(x: left, y: room.minY, width: swipe, height: room.height)
        canvas.fill(part, Color.black.opacity(0.14 * (1 - swipe / max(1, frame.width))))
        let edge = isRightToLeft ? part.minX : part.maxX - 1
        canvas.fill(
          Rect(x: edge, y: part.minY, width: 1, height: part.height), palette.separator)
      }
    }
    navigationBar?.drawTree(&canvas)
  }
}
