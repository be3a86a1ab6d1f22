/// The element beneath ``ScrollView``, ``List`` and ``Form``: it shows a part of something larger.
public class ScrollElement: Element {
  var axes: Axis.Set = .vertical { didSet { if axes != oldValue { setNeedsLayout() } } }
  /// Whether a bar shows which part is seen.
  @Customizable public var showsIndicators = true {
    didSet { if showsIndicators != oldValue { setNeedsDisplay() } }
  }
  /// Whether a drag beyond the end is followed, with resistance, where the person has nothing
  /// against motion.
  public var bounces = true
  private var reduceMotion = false
  /// How far the content is scrolled from where it begins, in points: x by the direction of lines.
  public private(set) var contentOffset = Point.zero
  /// The size of the content, in points.
  public internal(set) var contentSize = Size.zero
  private(set) var contentInsets = DirectionalEdgeInsets.zero
  private var dragStart: (pointer: Point, offset: Point)?
  private var overscroll = Point.zero
  private var palette = Palette(.light)
  /// The part of the content that is shown until the person scrolls away; nil is the beginning.
  private var anchor: UnitPoint?
  private var hasBeenPlaced = false
  /// How far the ground reaches beyond the element, to the sides of the screen.
  private var groundOutsets = EdgeInsets.zero

  public override var viewName: String { "ScrollView" }
  public override var role: ElementRole { .scrollView }
  public override var isInteractive: Bool { true }
  override var clipBounds: Rect? { bounds }
  override var isBounded: Bool { true }
  override var childOffset: Point {
    let offset = contentOffset + overscroll
    return Point(x: towardsEnd(offset.x), y: offset.y).rounded(toPixelsOf: displayScale)
  }

  /// A distance along the lines as one to the right, and the other way round: where lines begin on
  /// the right, what comes later lies further left.
  private func towardsEnd(_ x: Double) -> Double { isRightToLeft ? -x : x }
  override var regionForChildren: SafeRegion? { nil }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    palette = environment.palette
    anchor = environment.scrollAnchor
    reduceMotion = environment.accessibilityReduceMotion
  }

  // MARK: Layout

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = super.sizeThatFits(contentOffer(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let isScrolled = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    return isScrolled ? 0...Double.infinity : measuredRange(axis, cross: cross)
  }

  private func contentOffer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Content runs under the screen's lower edge, and can be scrolled free of it.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    let sides = region?.expanded(rect, edges: .horizontal, isRightToLeft: isRightToLeft) ?? rect
    groundOutsets = EdgeInsets(
      top: 0, left: max(0, rect.minX - sides.minX), bottom: 0,
      right: max(0, sides.maxX - rect.maxX))
    guard let region, axes.contains(.vertical) else {
      contentInsets = .zero
      return rect
    }
    let grown = region.expanded(rect, edges: .bottom, isRightToLeft: isRightToLeft)
    contentInsets = DirectionalEdgeInsets(bottom: max(0, grown.maxY - rect.maxY))
    return grown
  }

  public override func layoutChildren() {
    let holdsAnchor = isAtAnchor
    let offer = contentOffer(placedProposal)
    contentSize = super.sizeThatFits(offer)
    // Rows that are built while they are placed are those at the anchor from the first.
    if let anchor, holdsAnchor { setOffset(offset(of: anchor)) }
    for child in children {
      let size = child.measure(offer)
      let room = Size(
        width: max(size.width, placedSize.width),
        height: axes.contains(.vertical) ? size.height : max(size.height, placedSize.height))
      let alignment: Alignment = axes.contains(.vertical) ? .top : .leading
      child.place(in: Rect(origin: .zero, size: room).aligning(size, alignment), proposal: offer)
    }
    if let anchor, holdsAnchor { setOffset(offset(of: anchor)) } else { clampOffset() }
    if placedSize.height > 0 { hasBeenPlaced = true }
    placedMaximum = maximumOffset
    offsetChanged()
  }

  /// The greatest offset of the last layout: the frame has already changed when the next begins.
  private var placedMaximum = Point.zero

  private func offset(of anchor: UnitPoint) -> Point {
    Point(x: maximumOffset.x * anchor.x, y: maximumOffset.y * anchor.y)
  }

  /// Whether the content stands where its anchor wants it, so that it is to stay there.
  private var isAtAnchor: Bool {
    guard let anchor else { return false }
    guard hasBeenPlaced else { return true }
    return abs(contentOffset.y - placedMaximum.y * anchor.y) < 1
  }

  /// The range of offsets, from zero to this.
  public var maximumOffset: Point {
    Point(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
      y: axes.contains(.vertical)
        ? max(0, contentSize.height + contentInsets.bottom - frame.height) : 0)
  }

  func clampOffset() { setOffset(contentOffset) }

  /// Scrolls so that `offset` of the content stands at the element's origin, as far as there is
  /// content.
  public func scroll(to offset: Point) {
    setOffset(offset)
    offsetChanged()
  }

  private func setOffset(_ offset: Point) {
    let most = maximumOffset
    let new = Point(x: min(most.x, max(0, offset.x)), y: min(most.y, max(0, offset.y)))
    guard new != contentOffset else { return }
    contentOffset = new
    setNeedsDisplay()
  }

  /// Moves the content under a fixed view, when rows above it turn out larger or smaller.
  func shiftOffset(by distance: Double) {
    contentOffset.y = max(0, contentOffset.y + distance)
    dragStart?.offset.y += distance
  }

  /// The offset is another: rows that came into view are built.
  func offsetChanged() {
    for lazy in lazies { lazy.element?.scrolled() }
  }

  private struct WeakLazy {
    weak var element: LazyElement?
  }

  /// The stacks and grids inside that build what is seen.
  private var lazies: [WeakLazy] = []

  /// Tells a stack or grid inside whenever the content is scrolled.
  func addLazy(_ element: LazyElement) {
    lazies.removeAll { $0.element == nil }
    if !lazies.contains(where: { $0.element === element }) {
      lazies.append(WeakLazy(element: element))
    }
  }

  /// Scrolls so that an element inside can be seen.
  func reveal(_ element: Element) {
    let origin = surfaceFrame.origin
    let frame = element.surfaceFrame.offset(by: Point(x: -origin.x, y: -origin.y))
    var offset = contentOffset
    let room = Size(
      width: self.frame.width, height: self.frame.height - contentInsets.bottom)
    let margin = 8.0
    if frame.minY < margin { offset.y += frame.minY - margin }
    if frame.maxY > room.height - margin {
      offset.y += min(frame.maxY - room.height + margin, frame.minY - margin)
    }
    if frame.minX < 0 {
      offset.x += towardsEnd(frame.minX)
    } else if frame.maxX > room.width {
      offset.x += towardsEnd(min(frame.maxX - room.width, frame.minX))
    }
    scroll(to: offset)
  }

  // MARK: Drawing

  override func drawContents(_ canvas: inout Canvas) {
    if let backgroundColor {
      var ground = bounds
      ground.origin.x -= groundOutsets.left
      ground.size.width += groundOutsets.left + groundOutsets.right
      canvas.fill(ground, backgroundColor, radius: cornerRadius)
    }
    draw(&canvas)
    let offset = childOffset
    canvas.clipped(to: bounds) { canvas in
      let origin = canvas.origin
      canvas.origin = origin - offset
      drawChildren(&canvas)
      canvas.origin = origin
      if showsIndicators { drawIndicator(&canvas) }
    }
  }

  private func drawIndicator(_ canvas: inout Canvas) {
    let most = maximumOffset
    guard most.y > 0, frame.height > 40 else { return }
    let room = frame.height - contentInsets.bottom - 8
    let total = contentSize.height + contentInsets.bottom
    let length = max(28, room * frame.height / total)
    let y = 4 + (room - length) * contentOffset.y / most.y
    let x = isRightToLeft ? 3 : frame.width - 6
    canvas.fill(
      Rect(x: x, y: y, width: 3, height: length), palette.tertiary.opacity(0.7), radius: 1.5)
  }

  // MARK: Input

  private func hasRoom(for delta: Point) -> Bool {
    let most = maximumOffset
    return (delta.y > 0 && contentOffset.y < most.y) || (delta.y < 0 && contentOffset.y > 0)
      || (delta.x > 0 && contentOffset.x < most.x) || (delta.x < 0 && contentOffset.x > 0)
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    event.button == .primary ? .tap : .none
  }

  override func dragClaim(_ drag: PointerDrag) -> DragClaim {
    let isVertical = abs(drag.distance.y) >= abs(drag.distance.x)
    let most = maximumOffset
    guard isVertical ? most.y > 0 : most.x > 0 else { return .none }
    let wanted =
      isVertical
      ? Point(x: 0, y: -drag.distance.y) : Point(x: towardsEnd(-drag.distance.x), y: 0)
    return hasRoom(for: wanted) ? .drag : .bounce
  }

  override func dragBegan(_ event: PointerEvent) {
    dragStart = (event.position, contentOffset)
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard let dragStart else { return }
    let moved = event.position - dragStart.pointer
    let wanted = dragStart.offset - Point(x: towardsEnd(moved.x), y: moved.y)
    scroll(to: wanted)
    guard bounces, !reduceMotion else { return }
    let beyond = wanted - contentOffset
    overscroll = Point(
      x: axes.contains(.horizontal) && maximumOffset.x > 0 ? beyond.x / 3 : 0,
      y: axes.contains(.vertical) && maximumOffset.y > 0 ? beyond.y / 3 : 0)
    setNeedsDisplay()
  }

  public override func pointerUp(_ event: PointerEvent) { pointerCancelled() }

  public override func pointerCancelled() {
    dragStart = nil
    overscroll = .zero
    setNeedsDisplay()
  }

  public override func wheel(_ event: WheelEvent) -> EventAnswer {
    var delta = event.delta
    if event.modifiers.contains(.shift), delta.x == 0 { delta = Point(x: delta.y, y: 0) }
    delta.x = towardsEnd(delta.x)
    guard hasRoom(for: delta) else { return .passed }
    scroll(to: contentOffset + delta)
    return .consumed
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard event.modifiers.isEmpty, axes.contains(.vertical) else { return .passed }
    let page = max(40, frame.height - 40)
    switch event.key {
    case .pageDown: scroll(to: contentOffset + Point(x: 0, y: page))
    case .pageUp: scroll(to: contentOffset - Point(x: 0, y: page))
    case .home: scroll(to: Point(x: contentOffset.x, y: 0))
    case .end: scroll(to: Point(x: contentOffset.x, y: maximumOffset.y))
    case .down where surface?.focusedElement == nil:
      scroll(to: contentOffset + Point(x: 0, y: 40))
    case .up where surface?.focusedElement == nil:
      scroll(to: contentOffset - Point(x: 0, y: 40))
    default: return .passed
    }
    return .consumed
  }
}
