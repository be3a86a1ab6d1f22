/// The card of a sheet or the ground of a cover, with the presented screen inside.
public final class PresentationElement: Element {
  weak var screen: Screen?
  var style = Screen.PresentationStyle.sheet {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  private(set) var detents: [PresentationDetent] = [.large]
  private var drag: SheetDrag?
  private var pressStart: Point?

  private struct SheetDrag {
    var start: Double
    var offset = 0.0
  }

  public override var viewName: String { style == .sheet ? "Sheet" : "FullScreenCover" }
  public override var role: ElementRole { .sheet }
  public override var isInteractive: Bool { true }
  public override var blocksPointer: Bool { true }

  /// Whether nothing beneath can be seen.
  var coversAll: Bool { style == .fullScreenCover }

  func setDetents(_ new: [PresentationDetent]) {
    guard new != detents else { return }
    detents = new.isEmpty ? [.large] : new
    setNeedsLayout()
  }

  /// The card, in the element's own coordinates.
  var card: Rect { restingCard.offset(by: Point(x: 0, y: drag?.offset ?? 0)) }

  /// The card where nobody drags it.
  private var restingCard: Rect {
    guard style == .sheet else { return bounds }
    let insets = safeRegion?.insets ?? .zero
    let isWide = frame.width >= 640 && frame.height >= 480
    if isWide {
      let size = Size(width: min(560, frame.width - 80), height: min(620, frame.height - 80))
      let height = (detents.first ?? .large).height(in: size.height)
      return bounds.aligning(Size(width: size.width, height: height), .center)
    }
    let top = insets.top + 10
    let room = max(0, frame.height - top)
    let height = min(room, (detents.first ?? .large).height(in: room))
    return Rect(x: 0, y: frame.height - height, width: frame.width, height: height)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    guard style == .sheet else { return region }
    var insets = region.insets(of: restingCard)
    insets.top = 12
    return SafeRegion(outer: card, insets: insets)
  }

  public override func layoutChildren() {
    for child in children { child.place(in: card) }
  }

  public override func draw(_ canvas: inout Canvas) {
    guard style == .sheet else {
      canvas.fill(bounds, palette.background)
      return
    }
    canvas.fill(bounds, Color.black.opacity(palette.scheme == .light ? 0.28 : 0.5))
    let card = card
    // The lower corners of a card that stands on the edge are out of sight.
    var ground = card
    if card.maxY >= frame.height { ground.size.height += 24 }
    canvas.fill(ground, palette.groupedBackground, radius: 14)
    if palette.scheme == .dark { canvas.outline(ground, palette.separator, width: 1, radius: 14) }
  }

  override func drawChildren(_ canvas: inout Canvas) {
    let (card, children) = (card, children)
    canvas.clipped(to: bounds.intersection(card), radius: 14) { canvas in
      for child in children { child.drawTree(&canvas) }
    }
    guard style == .sheet, card.width > 60 else { return }
    canvas.fill(
      Rect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5),
      palette.tertiary.opacity(0.6), radius: 2.5)
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard style == .sheet, event.button == .primary else { return .tap }
    pressStart = event.position
    guard card.contains(event.position) else { return .tap }
    drag = SheetDrag(start: event.position.y)
    return .tap
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard let start = drag?.start else { return }
    drag?.offset = max(0, event.position.y - start)
    setNeedsPlacement()
  }

  public override func pointerUp(_ event: PointerEvent) {
    let dragged = drag?.offset ?? 0
    let isBeside = pressStart.map { !card.contains($0) && !card.contains(event.position) } ?? false
    pointerCancelled()
    if isBeside || dragged > card.height / 2 { screen?.dismiss() }
  }

  public override func pointerCancelled() {
    drag = nil
    pressStart = nil
    setNeedsPlacement()
  }
}
