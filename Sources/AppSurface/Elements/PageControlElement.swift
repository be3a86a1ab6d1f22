/// A row of dots, one for each page, of which the current one is dark.
///
/// A press beside the current dot goes one page on or back, as the arrow keys do.
public final class PageControlElement: ControlElement {
  /// How many pages there are.
  public internal(set) var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }
  /// The page that shows; nil where none does.
  public internal(set) var selected: Int? {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  var choose: (Int) -> Void = { _ in }

  static let height = 30.0
  private static let dot = 7.0
  private static let pitch = 16.0

  public override var viewName: String { "PageControl" }
  public override var role: ElementRole { .pageControl }
  public override var ownText: String? { "Page" }
  public override var ownValue: String? {
    selected.map { "\($0 + 1) of \(count)" }
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? Double(count) * Self.pitch, height: Self.height)
  }

  /// The dots, as close as their number asks for.
  private var row: Rect {
    let pitch = min(Self.pitch, frame.width / Double(max(1, count)))
    return bounds.aligning(Size(width: Double(count) * pitch, height: Self.dot), .center)
  }

  /// What holds the dots, so that they can be seen on any page.
  private var pill: Rect { row.inset(by: EdgeInsets(top: -6, left: -6, bottom: -6, right: -6)) }

  public override var hitArea: Rect { pill.inset(by: -6) }

  public override func draw(_ canvas: inout Canvas) {
    guard count > 0 else { return }
    canvas.fill(pill, palette.background.opacity(0.92), radius: pill.height / 2)
    let row = row
    let pitch = row.width / Double(count)
    let side = min(Self.dot, pitch * 0.7)
    for index in 0..<count {
      let place = isRightToLeft ? count - 1 - index : index
      let dot = Rect(
        x: row.minX + (Double(place) + 0.5) * pitch - side / 2, y: row.midY - side / 2,
        width: side, height: side)
      canvas.fill(
        dot, index == selected ? palette.primary : palette.tertiary.opacity(0.55),
        radius: side / 2)
    }
    drawFocusRing(&canvas, around: pill, radius: pill.height / 2)
  }

  private func move(by step: Int) {
    let target = (selected ?? 0) + step
    if (0..<count).contains(target) { choose(target) }
  }

  public override func pressEnded(_ event: PointerEvent) {
    let isEarlier = (event.position.x < frame.width / 2) != isRightToLeft
    move(by: isEarlier ? -1 : 1)
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isEmpty else { return .passed }
    switch event.key {
    case .left: move(by: isRightToLeft ? 1 : -1)
    case .right: move(by: isRightToLeft ? -1 : 1)
    case .home: if count > 0 { choose(0) }
    case .end: if count > 0 { choose(count - 1) }
    default: return .passed
    }
    return .consumed
  }

  public override func activate() -> Bool {
    guard isEnabled, count > 0 else { return false }
    choose(((selected ?? -1) + 1) % count)
    return true
  }
}
