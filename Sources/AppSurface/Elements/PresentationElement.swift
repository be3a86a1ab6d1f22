/// What a presented screen stands on, over the one that presents it.
@MainActor public class PresentationElement: Element {
  /// The screen inside.
  public internal(set) weak var screen: Screen?
  var style = Screen.PresentationStyle.pageSheet {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }

  public override var role: ElementRole { .sheet }
  public override var isInteractive: Bool { true }
  public override var blocksPointer: Bool { true }

  /// Whether nothing beneath can be seen.
  var coversAll: Bool { false }
  /// What the screen stands on, in the element's own coordinates.
  var card: Rect { bounds }

  func take(_ screen: Screen, _ style: Screen.PresentationStyle, _ palette: Palette) {
    self.screen = screen
    self.style = style
    self.palette = palette
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  /// The background is that of the card: it is for ``draw(_:)``.
  override func drawContents(_ canvas: inout Canvas) {
    draw(&canvas)
    drawChildren(&canvas)
  }

  // MARK: A press beside the card

  private var pressStart: Point?

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    if event.button == .primary { pressStart = event.position }
    return .tap
  }

  public override func pointerUp(_ event: PointerEvent) {
    let isBeside = pressStart.map { !card.contains($0) && !card.contains(event.position) } ?? false
    pointerCancelled()
    if isBeside { dismissByPerson() }
  }

  public override func pointerCancelled() { pressStart = nil }

  /// Dismisses the screen, where the person may.
  func dismissByPerson() {
    if let screen, !screen.isModalInPresentation { screen.dismissSelf() }
  }
}
