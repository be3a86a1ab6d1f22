/// The element of pages that are swiped from side to side.
public final class PageElement: ContainerElement {
  /// The dots that tell which page shows; nil where they do not show.
  public private(set) var pageControl: PageControlElement?
  /// The screen that is shown.
  weak var screen: PageScreen?
  /// All pages, by their screens.
  var order: [ObjectIdentifier] = [] {
    didSet { if order != oldValue { setNeedsLayout() } }
  }
  var selected: Int? { didSet { if selected != oldValue { setNeedsLayout() } } }
  /// How far the pages are dragged, in points towards the side where lines begin or from it.
  private var drag: Double? { didSet { if drag != oldValue { setNeedsPlacement() } } }
  private var dragStart = 0.0

  init(screen: PageScreen) {
    self.screen = screen
    super.init()
  }

  public override var viewName: String { "PageView" }
  override var clipBounds: Rect? { bounds }
  override var isBounded: Bool { true }

  /// The pages keep clear of the dots.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    if pageControl != nil { insets.bottom += PageControlElement.height }
    // What is swiped takes its region with it.
    let x = isRightToLeft ? -placingX : placingX
    return SafeRegion(outer: bounds.offset(by: Point(x: x, y: 0)), insets: insets)
  }

  /// The place, from where lines begin, of the page that is being placed.
  private var placingX = 0.0

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: room, insets: .zero)).insets(of: room)
    pageControl = children.lazy.compactMap { $0 as? PageControlElement }.first
    pageControl?.place(
      in: Rect(
        x: 0, y: max(0, placedSize.height - insets.bottom - PageControlElement.height),
        width: placedSize.width, height: PageControlElement.height))
    for case let page as ScreenElement in children {
      let index = order.firstIndex(of: ObjectIdentifier(page.screen)) ?? 0
      placingX = Double(index - (selected ?? 0)) * placedSize.width + (drag ?? 0)
      page.isHidden = selected == nil || abs(placingX) >= max(1, placedSize.width)
      if !page.isHidden { page.place(in: room.offset(by: Point(x: placingX, y: 0))) }
    }
    placingX = 0
  }

  override func drawContents(_ canvas: inout Canvas) {
    canvas.clipped(to: bounds) { super.drawContents(&$0) }
  }

  // MARK: The swipe

  public override var isInteractive: Bool { order.count > 1 }

  private func along(_ x: Double) -> Double { isRightToLeft ? -x : x }

  private func target(of distance: Double) -> Int? {
    guard let selected, distance != 0 else { return nil }
    let index = selected + (distance < 0 ? 1 : -1)
    return order.indices.contains(index) ? index : nil
  }

  override func dragClaim(_ drag: PointerDrag) -> DragClaim {
    guard abs(drag.distance.x) > abs(drag.distance.y), order.count > 1 else { return .none }
    return target(of: along(drag.distance.x)) == nil ? .bounce : .drag
  }

  override func dragBegan(_ event: PointerEvent) {
    dragStart = event.position.x
    drag = 0
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard drag != nil else { return }
    let distance = along(event.position.x - dragStart)
    let target = target(of: distance)
    // Beyond the first and the last page a drag is followed with resistance.
    let reach = target == nil ? frame.width / 4 : frame.width
    drag = min(reach, max(-reach, target == nil ? distance / 3 : distance))
    screen?.swipe(to: target)
  }

  public override func pointerUp(_ event: PointerEvent) {
    end(completes: abs(drag ?? 0) > frame.width / 3)
  }

  public override func pointerCancelled() { end(completes: false) }

  private func end(completes: Bool) {
    guard drag != nil else { return }
    drag = nil
    screen?.endSwipe(completes: completes)
  }
}
