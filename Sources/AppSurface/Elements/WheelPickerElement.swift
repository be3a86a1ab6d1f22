/// The element beneath a ``Picker`` in wheel style: the choice in the middle, its neighbours above
/// and below.
public final class WheelPickerElement: ControlElement {
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
  var selected: Int? { didSet { if selected != oldValue { setNeedsDisplay() } } }
  var select: (Int) -> Void = { _ in }
  var font = Font.body { didSet { if font != oldValue { setNeedsLayout() } } }
  private var dragStart: (y: Double, index: Int)?
  private var wheelRest = 0.0

  public override var viewName: String { "Picker" }
  public override var role: ElementRole { .picker }
  public override var ownValue: String? {
    selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
  }

  private var lineHeight: Double { (measuring.metrics(font).lineHeight + 8).rounded(.up) }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let widest = titles.reduce(0) { max($0, measuring.width($1, font)) }
    return Size(width: proposal.width ?? widest + 32, height: lineHeight * 5)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == .horizontal ? 0...Double.infinity : (lineHeight * 5)...(lineHeight * 5)
  }

  public override func draw(_ canvas: inout Canvas) {
    let middle = Rect(x: 0, y: lineHeight * 2, width: frame.width, height: lineHeight)
    canvas.fill(middle, palette.fill, radius: 8)
    canvas.clipped(to: bounds) { canvas in
      for step in -2...2 {
        let index = (selected ?? 0) + step
        guard titles.indices.contains(index) else { continue }
        let ink = [palette.primary, palette.secondary, palette.tertiary][abs(step)]
        draw(
          titles[index], middle.offset(by: Point(x: 0, y: Double(step) * lineHeight)),
          isEnabled ? ink : palette.tertiary, &canvas)
      }
    }
    drawFocusRing(&canvas, around: middle, radius: 8)
  }

  private func draw(_ title: String, _ rect: Rect, _ color: Color, _ canvas: inout Canvas) {
    let line = TextLayout(
      title, font: font, width: max(1, rect.width - 16), lineLimit: 1, measuring: measuring)
    guard let text = line.lines.first else { return }
    canvas.text(
      TextRun(
        text: text.text, font: font,
        origin: Point(
          x: rect.midX - text.width / 2,
          y: rect.minY + (rect.height - line.lineHeight) / 2 + line.firstBaseline),
        width: text.width, color: color))
  }

  private func choose(_ index: Int) {
    let index = min(titles.count - 1, max(0, index))
    if !titles.isEmpty, index != selected { select(index) }
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard super.pointerDown(event) != .none else { return .none }
    surface?.input.focus(self)
    dragStart = (event.position.y, selected ?? 0)
    return .exclusive
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard let dragStart else { return }
    choose(dragStart.index - Int(((event.position.y - dragStart.y) / lineHeight).rounded()))
  }

  public override func pointerUp(_ event: PointerEvent) {
    defer { pointerCancelled() }
    guard let dragStart, abs(event.position.y - dragStart.y) < lineHeight / 2 else { return }
    choose(dragStart.index + Int((event.position.y / lineHeight).rounded(.down)) - 2)
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    dragStart = nil
  }

  public override func wheel(_ event: WheelEvent) -> EventAnswer {
    guard isEnabled, event.delta.y != 0 else { return .passed }
    let before = selected
    wheelRest += event.delta.y
    let steps = (wheelRest / lineHeight).rounded(.towardZero)
    wheelRest -= steps * lineHeight
    choose((selected ?? 0) + Int(steps))
    // At its end the wheel lets what is around it scroll.
    let isAtEnd = before == (event.delta.y > 0 ? titles.count - 1 : 0)
    return isAtEnd ? .passed : .consumed
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isEmpty else { return .passed }
    let current = selected ?? 0
    switch event.key {
    case .up where current > 0: choose(current - 1)
    case .down where current < titles.count - 1: choose(current + 1)
    case .pageUp: choose(current - 5)
    case .pageDown: choose(current + 5)
    case .home: choose(0)
    case .end: choose(titles.count - 1)
    default: return .passed
    }
    return .consumed
  }

  public override func activate() -> Bool { false }
}
