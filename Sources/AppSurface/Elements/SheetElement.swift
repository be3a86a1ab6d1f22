/// The card of a sheet, which is dragged between its heights and away.
public final class SheetElement: PresentationElement {
  /// The heights that the sheet can stand at.
  public private(set) var detents: [PresentationDetent] = [.large]
  /// The height that was chosen; nil is the lowest.
  public private(set) var selectedDetent: PresentationDetent?
  /// The handle at the top; nil where there is only one height.
  public private(set) var grabber: SheetGrabberElement?
  /// How far the card is dragged down, in points; negative upwards.
  private var drag: Double? { didSet { if drag != oldValue { setNeedsPlacement() } } }
  private var dragStart = 0.0

  private static let radius = 14.0

  public override var viewName: String { "Sheet" }

  func setDetents(_ new: [PresentationDetent], selected: PresentationDetent?) {
    let new = new.isEmpty ? [.large] : new
    guard new != detents || selected != selectedDetent else { return }
    (detents, selectedDetent) = (new, selected)
    setNeedsLayout()
  }

  private var layout: SheetLayout {
    SheetLayout(
      size: frame.size, insets: safeRegion?.insets ?? .zero, isLarge: style == .pageSheet,
      detents: detents, selected: selectedDetent)
  }

  override var card: Rect { layout.card(after: drag ?? 0) }

  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: layout.card(after: min(0, drag ?? 0)))
    insets.top = SheetGrabberElement.height
    return SafeRegion(outer: card, insets: insets)
  }

  public override func layoutChildren() {
    let card = card
    grabber = children.lazy.compactMap { $0 as? SheetGrabberElement }.first
    for child in children where child !== grabber { child.place(in: card) }
    let handle = Size(width: min(80, card.width), height: SheetGrabberElement.height)
    grabber?.place(in: card.aligning(handle, .top))
  }

  // MARK: Drawing

  public override func draw(_ canvas: inout Canvas) {
    canvas.fill(bounds, Color.black.opacity(palette.scheme == .light ? 0.28 : 0.5))
    let card = card
    // The lower corners of a card that stands on the edge are out of sight.
    var ground = card
    if card.maxY >= frame.height { ground.size.height += 24 }
    canvas.fill(ground, backgroundColor ?? palette.groupedBackground, radius: Self.radius)
    if palette.scheme == .dark {
      canvas.outline(ground, palette.separator, width: 1, radius: Self.radius)
    }
  }

  override func drawChildren(_ canvas: inout Canvas) {
    let (card, children) = (card, children)
    canvas.clipped(to: bounds.intersection(card), radius: Self.radius) { canvas in
      for child in children { child.drawTree(&canvas) }
    }
    guard grabber == nil, card.width > 60 else { return }
    SheetGrabberElement.drawHandle(&canvas, in: card.aligning(.zero, .top), palette.tertiary)
  }

  // MARK: The drag

  override func dragClaim(_ drag: PointerDrag) -> DragClaim {
    let isControl = drag.owner is ControlElement && !(drag.owner is SheetGrabberElement)
    guard !isControl, card.contains(drag.start), abs(drag.distance.y) >= abs(drag.distance.x)
    else { return .none }
    let layout = layout
    if drag.distance.y < 0 { return layout.height < layout.heights.last ?? 0 ? .first : .bounce }
    return .drag
  }

  override func dragBegan(_ event: PointerEvent) {
    dragStart = event.position.y
    drag = 0
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard drag != nil else { return }
    let moved = event.position.y - dragStart
    // One that may not be dragged away follows with resistance.
    drag = moved > 0 && screen?.isModalInPresentation ?? false ? moved / 4 : moved
  }

  public override func pointerUp(_ event: PointerEvent) {
    guard let drag else { return super.pointerUp(event) }
    let landing = layout.landing(after: drag)
    pointerCancelled()
    switch landing {
    case .dismissal: dismissByPerson()
    case .height(let index): choose(index)
    }
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    drag = nil
  }

  // MARK: Choosing a height

  private var ordered: [PresentationDetent] {
    let room = layout.room.height
    return detents.sorted { $0.height(in: room) < $1.height(in: room) }
  }

  /// The height that the card rests at.
  var current: PresentationDetent {
    selectedDetent.flatMap { detents.contains($0) ? $0 : nil } ?? ordered[0]
  }

  private func choose(_ index: Int) {
    let chosen = ordered[index]
    guard chosen != current, let screen else { return }
    screen.selectedDetent = chosen
    screen.onSelectDetent?(chosen)
  }

  /// Goes to the next height up or down; beyond the last it goes around if asked to.
  func step(by step: Int, wraps: Bool) {
    let ordered = ordered
    let index = (ordered.firstIndex(of: current) ?? 0) + step
    if ordered.indices.contains(index) {
      choose(index)
    } else if wraps {
      choose(index < 0 ? ordered.count - 1 : 0)
    }
  }
}
