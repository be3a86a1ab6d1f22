/// What stands beneath a view: it is kept while the view stays, is laid out, drawn and given input.
///
/// The kit makes elements from views. Frames are in points of the parent, with y downwards.
@MainActor open class Element {
  /// The element that holds this one.
  public var parent: Element? { storedParent }
  @exclusivity(unchecked) private unowned(unsafe) var storedParent: Element?
  /// The elements inside, those drawn first standing first.
  @exclusivity(unchecked) public private(set) var children: [Element] = []
  /// Where the element stands in its parent, in points, its edges on whole pixels.
  @exclusivity(unchecked) public private(set) var frame: Rect = .zero
  /// The size that layout gave before it was rounded to pixels; children are laid out in it.
  @exclusivity(unchecked) private(set) var placedSize = Size.zero
  /// How far the exact origin lies behind that of ``frame``: handed on to the children, so that each
  /// edge is rounded once, where it stands, and no error adds up from one to the next.
  @exclusivity(unchecked) private var remainder = Point.zero
  /// Pixels for each point, to which frames are rounded.
  @exclusivity(unchecked) private(set) var displayScale = 1.0
  /// The surface the element belongs to.
  public var surface: Surface? { link?.surface }
  @exclusivity(unchecked) private var link: SurfaceLink?
  @exclusivity(unchecked) private(set) unowned(unsafe) var node: ViewNode?

  /// The name of the view that this element stands beneath, as one writes it in code.
  open var viewName: String { "View" }
  /// The name of the view's style, as one writes it in code; nil where it comes in one only.
  public internal(set) var styleName: String?
  /// What the element is to someone who cannot see it.
  open var role: ElementRole { .none }
  /// The label that code gave; nil takes what the element shows.
  @Customizable public var accessibilityLabel: String?
  /// The value that code gave; nil takes what the element shows.
  var describedValue: String?
  /// What the element shows as its value, for the text tree.
  public var accessibilityValue: String? { describedValue ?? ownValue }
  /// The range that code gave; nil takes the element's own.
  var describedRange: String?
  /// What the element can be set to, for the text tree: `0 to 10 in steps of 2`.
  public var accessibilityRange: String? { describedRange ?? ownRange }
  /// The text of a label that is not shown.
  var hiddenLabel: String?
  /// Whether the texts inside are not shown and yet name the element.
  var hasHiddenLabel: Bool { false }
  /// What the element itself shows as text.
  open var ownText: String? { nil }
  /// What the element itself shows as its value.
  open var ownValue: String? { nil }
  /// What the element itself can be set to; nil where it cannot be set, or to anything.
  open var ownRange: String? { nil }

  /// The colour behind the element; setting it stays while the element lives.
  @Customizable public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }
  /// The radius of the background's corners, in points.
  @Customizable public var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
  }

  /// Whether controls here can be used.
  @exclusivity(unchecked) public internal(set) var isEnabled = true
  /// The side on which lines begin.
  @exclusivity(unchecked) public internal(set) var layoutDirection = LayoutDirection.leftToRight
  /// What stacks give room to first.
  var layoutPriority: Double { 0 }
  /// Whether the element is left out of drawing, input and the text tree.
  public internal(set) var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }
  /// Data that extensions attach, by their own key.
  public var attachments: [ObjectIdentifier: AnyObject] = [:]

  @exclusivity(unchecked) private var cachedSizes = SizeCache()
  @exclusivity(unchecked) private var cachedRange:
    (axis: Axis, cross: Double, range: ClosedRange<Double>)?
  @exclusivity(unchecked) private var needsPlacement = true
  /// Whether something that was measured is kept, here or by a subclass.
  @exclusivity(unchecked) final var keepsAnswers = false
  /// The offer that led to the element's size; a stack divides the same offer again to place.
  @exclusivity(unchecked) private(set) var placedProposal = ProposedSize.unspecified
  @exclusivity(unchecked) var safeRegion: SafeRegion?

  /// An element that belongs to no view yet.
  public init() {}

  nonisolated deinit {}

  /// Takes what the environment says of every element.
  func take(_ environment: EnvironmentValues) {
    isEnabled = environment.isEnabled
    if displayScale != environment.displayScale {
      displayScale = environment.displayScale
      setNeedsLayout()
    }
    if layoutDirection != environment.layoutDirection {
      layoutDirection = environment.layoutDirection
      setNeedsLayout()
    }
  }

  /// The surface's measuring of text.
  var measuring: TextMeasuring { surface?.services.text ?? .fixed }
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }
  /// The part of the element from its own origin.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
  /// The part of the element in which its children are laid out, not rounded to pixels.
  var room: Rect { Rect(origin: .zero, size: placedSize) }

  // MARK: Tree

  func setChildren(_ elements: [Element]) {
    if elements.count == children.count, zip(elements, children).allSatisfy({ $0 === $1 }) {
      return
    }
    if !children.isEmpty {
      let kept = Set(elements.map { ObjectIdentifier($0) })
      for child in children where !kept.contains(ObjectIdentifier(child)) {
        if child.storedParent === self { child.storedParent = nil }
      }
    }
    children = elements
    for child in elements { child.storedParent = self }
    setNeedsLayout()
  }

  /// Joins the element to the view that it stands beneath.
  func attach(to node: ViewNode) {
    self.node = node
    link = node.surface.link
  }

  /// Parts the element from everything that may go before it does.
  func detach() {
    node = nil
    storedParent = nil
  }

  /// The view of this element is gone.
  func didUnmount() { surface?.input.elementWasRemoved(self) }

  // MARK: Layout

  /// The size the element takes of what is offered. The answer may depend on nothing but the offer,
  /// the element's own properties and its children.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    for child in children {
      let inner = child.measure(proposal)
      size = Size(width: max(size.width, inner.width), height: max(size.height, inner.height))
    }
    return size
  }

  /// Places the children; x counts from the side where lines begin.
  open func layoutChildren() {
    for child in children { child.place(in: room, proposal: placedProposal) }
  }

  /// The distance from the top to the first baseline at a size; without text, the height.
  func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    return child.firstBaseline(in: child.measure(ProposedSize(size)))
  }

  /// The distance from the top to the last baseline at a size; without text, the height.
  func lastBaseline(in size: Size) -> Double {
    guard let child = children.last else { return size.height }
    return child.lastBaseline(in: child.measure(ProposedSize(size)))
  }

  /// Whether code placed a guide of the element or of the one view inside.
  var carriesGuides: Bool { false }

  /// Where code placed a guide of the element or of the one view inside; nil where it did not.
  func explicitGuide(_ guide: AlignmentGuide, in size: Size) -> Double? { nil }

  /// The least and the largest length that the element takes along an axis: what it answers to an
  /// offer of nothing and to one of everything. Elements that know it without measuring say so.
  func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    measuredRange(axis, cross: cross)
  }

  /// The answer to ``lengthRange(_:cross:)``, asked once and remembered.
  final func range(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let number = cross ?? -1
    if let known = cachedRange, known.axis == axis, known.cross == number { return known.range }
    let range = lengthRange(axis, cross: cross)
    cachedRange = (axis, number, range)
    keepsAnswers = true
    return range
  }

  /// The answer to ``lengthRange(_:cross:)`` by measuring.
  final func measuredRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let offer = ProposedSize.unspecified.with(cross, along: axis.other)
    let least = measure(offer.with(0, along: axis)).length(axis)
    let most = measure(offer.with(.infinity, along: axis)).length(axis)
    return least...max(least, most)
  }

  /// The size for an offer, asked once and remembered.
  final func measure(_ proposal: ProposedSize) -> Size {
    if let known = cachedSizes[proposal] { return known }
    let size = sizeThatFits(proposal)
    cachedSizes.insert(size, for: proposal)
    keepsAnswers = true
    return size
  }

  /// Gives the element its place in its parent; x counts from the side where lines begin.
  final func place(in rect: Rect, proposal: ProposedSize? = nil) {
    let proposal = proposal ?? ProposedSize(rect.size)
    guard let parent else { return placeRoot(in: rect, region: nil) }
    var rect = rect
    if parent.isRightToLeft { rect.origin.x = parent.placedSize.width - rect.maxX }
    let outer = parent.regionForChildren
    rect = adjustedFrame(rect, region: outer)
    if !rect.isFinite { rect = .zero }
    let region = outer?.seen(from: rect.origin)
    rect = rect.offset(by: parent.remainder)
    apply(rect, rounded: rect.rounded(toPixelsOf: displayScale), proposal, region: region)
  }

  /// Gives the element its place where it has no parent.
  final func placeRoot(in rect: Rect, region: SafeRegion?) {
    apply(rect, rounded: rect, ProposedSize(rect.size), region: region)
  }

  private func apply(
    _ exact: Rect, rounded: Rect, _ proposal: ProposedSize, region: SafeRegion?
  ) {
    let remainder = exact.origin - rounded.origin
    let isSame =
      placedSize == exact.size && self.remainder == remainder && placedProposal == proposal
      && safeRegion == region && !needsPlacement
    if frame != rounded { setNeedsDisplay() }
    frame = rounded
    guard !isSame else { return }
    placedSize = exact.size
    self.remainder = remainder
    placedProposal = proposal
    safeRegion = region
    needsPlacement = false
    layoutChildren()
    link?.placementCount += 1
    setNeedsDisplay()
  }

  /// The region that the children see, in this element's coordinates; nil where nothing inside
  /// reaches to the screen's edge.
  var regionForChildren: SafeRegion? { safeRegion }

  /// Grows the place that the parent gave, for elements that reach under the screen's edges.
  func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect { rect }

  /// Asks for a layout of this element and everything that depends on its size.
  public func setNeedsLayout() {
    // What was neither measured nor placed since somebody asked last has nothing to forget.
    if !needsPlacement || keepsAnswers { forgetAnswers() }
    if !(link?.knowsOfLayout ?? true) { surface?.setNeedsLayout() }
  }

  private func forgetAnswers() {
    var element: Element? = self
    while let current = element {
      if current.needsPlacement, !current.keepsAnswers { break }
      current.cachedSizes.removeAll()
      current.cachedRange = nil
      current.forgetSizes()
      current.keepsAnswers = false
      current.needsPlacement = true
      element = current.parent
    }
  }

  /// Nothing that was measured holds any longer; elements that keep more than sizes let go of it, and
  /// set ``keepsAnswers`` when they keep it.
  func forgetSizes() {}

  /// Asks for a placing of the children though no size changed.
  func setNeedsPlacement() {
    var element: Element? = self
    while let current = element, !current.needsPlacement {
      current.needsPlacement = true
      element = current.parent
    }
    if !(link?.knowsOfLayout ?? true) { surface?.setNeedsLayout() }
  }

  /// Whether it is the view's very purpose to be larger than what is offered.
  var overflowsOnPurpose: Bool { false }

  // MARK: Drawing

  /// Asks for the surface to be drawn again.
  public func setNeedsDisplay() {
    if !(link?.isDisplayDirty ?? true) { surface?.setNeedsDisplay() }
  }

  /// Draws what the element itself shows, behind its children.
  open func draw(_ canvas: inout Canvas) {}

  /// Draws the element and its children.
  func drawTree(_ canvas: inout Canvas) {
    guard !isHidden else { return }
    let outer = canvas.origin
    canvas.origin = outer + frame.origin
    defer { canvas.origin = outer }
    drawContents(&canvas)
  }

  /// Draws at the origin that the canvas already has.
  func drawContents(_ canvas: inout Canvas) {
    if let backgroundColor { canvas.fill(bounds, backgroundColor, radius: cornerRadius) }
    draw(&canvas)
    drawChildren(&canvas)
  }

  func drawChildren(_ canvas: inout Canvas) {
    for child in children where canvas.shows(child.frame) || !child.isBounded {
      child.drawTree(&canvas)
    }
  }

  /// Whether everything the element shows lies in its frame; others are drawn though their frame
  /// is out of sight.
  var isBounded: Bool { false }

  /// The distance by which the children are scrolled.
  var childOffset: Point { .zero }
  /// What lies outside of these bounds is not shown; nil where the element does not clip.
  var clipBounds: Rect? { nil }

  // MARK: Input

  /// Whether the element takes part in pointer input.
  open var isInteractive: Bool { false }
  /// Whether the pointer finds nothing beneath this element.
  open var blocksPointer: Bool { false }
  /// Where the pointer finds the element, in its own coordinates.
  open var hitArea: Rect { bounds }
  /// What the mouse pointer looks like over the element.
  open var pointerStyle: PointerStyle { .arrow }
  /// Whether the keyboard can be led to the element.
  open var isFocusable: Bool { false }
  /// Whether the element has the keyboard.
  public var isFocused: Bool { surface?.focusedElement === self }
  /// Whether text input is wanted while the element has the keyboard.
  open var wantsTextInput: Bool { false }
  /// The caret while the element takes text, in its own coordinates.
  open var caretRect: Rect? { nil }

  /// A press begins; the answer says whether the element wants it.
  open func pointerDown(_ event: PointerEvent) -> PointerClaim { .none }
  /// The pointer of a press that this element has moved; positions are in its own coordinates.
  open func pointerMoved(_ event: PointerEvent) {}
  /// A press that this element has ended.
  open func pointerUp(_ event: PointerEvent) {}
  /// A press that this element had was lost: it must have no effect.
  open func pointerCancelled() {}
  /// The pointer came over the element or left it, with no button held.
  open func hoverChanged(_ isHovered: Bool) {}
  /// How much the element wants to take over a press that became a drag.
  func dragClaim(_ drag: PointerDrag) -> DragClaim { .none }
  /// The element took a press over; the event says where it began.
  func dragBegan(_ event: PointerEvent) {}
  /// The pointer moves over the element with no button held; the position is in its own coordinates.
  open func pointerHovered(_ event: PointerEvent) {}
  /// A turn of the wheel over the element.
  open func wheel(_ event: WheelEvent) -> EventAnswer { .passed }
  /// A key while this element or one inside it has the keyboard.
  open func keyDown(_ event: KeyEvent) -> EventAnswer { .passed }
  /// Text while the element has the keyboard.
  open func textInput(_ text: String) -> EventAnswer { .passed }
  /// Text of an input method while the element has the keyboard.
  open func composition(_ event: CompositionEvent) -> EventAnswer { .passed }
  /// The element received or lost the keyboard.
  open func focusChanged() { setNeedsDisplay() }
  /// Does what a press on the element does; false where it does nothing.
  @discardableResult
  open func activate() -> Bool { false }
}
