/// The element beneath a ``Picker`` in segmented style.
public final class SegmentedElement: ControlElement {
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
  var selected: Int? { didSet { if selected != oldValue { setNeedsDisplay() } } }
  var select: (Int) -> Void = { _ in }
  var font = Font.subheadline { didSet { if font != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "Picker" }
  public override var role: ElementRole { .picker }
  public override var ownValue: String? { selected.map { titles[$0] } }

  private var height: Double { max(32, measuring.metrics(font).lineHeight + 12) }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let widest = titles.map { measuring.width($0, font) }.max() ?? 0
    let ideal = (widest + 24) * Double(max(1, titles.count))
    let offered = proposal.width
    return Size(width: offered ?? ideal, height: height)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == .horizontal ? 0...Double.infinity : height...height
  }

  private func segment(_ index: Int) -> Rect {
    let width = frame.width / Double(max(1, titles.count))
    let place = isRightToLeft ? titles.count - 1 - index : index
    return Rect(x: Double(place) * width, y: 0, width: width, height: frame.height)
  }

  public override func draw(_ canvas: inout Canvas) {
    canvas.fill(bounds, palette.fill, radius: 9)
    for (index, title) in titles.enumerated() {
      let rect = segment(index)
      if index == selected {
        canvas.fill(
          rect.inset(by: 2), palette.scheme == .light ? .white : Color(hex: 0x5A5F68), radius: 7)
      }
      let font = index == selected ? font.weight(.semibold) : font
      let line = TextLayout(
        title, font: font, width: max(1, rect.width - 12), lineLimit: 1, measuring: measuring)
      guard let text = line.lines.first else { continue }
      canvas.text(
        TextRun(
          text: text.text, font: font,
          origin: Point(
            x: rect.midX - text.width / 2,
            y: (frame.height - line.lineHeight) / 2 + line.firstBaseline),
          width: text.width, color: isEnabled ? palette.primary : palette.tertiary))
    }
    drawFocusRing(&canvas, around: bounds, radius: 9)
  }

  public override func pressEnded(_ event: PointerEvent) {
    if let index = titles.indices.first(where: { segment($0).contains(event.position) }) {
      select(index)
    }
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isEmpty, !titles.isEmpty else { return .passed }
    let forward = isRightToLeft ? Key.left : Key.right
    let backward = isRightToLeft ? Key.right : Key.left
    let current = selected ?? -1
    switch event.key {
    case forward: select(min(titles.count - 1, current + 1))
    case backward: select(max(0, current - 1))
    default: return .passed
    }
    return .consumed
  }

  public override func activate() -> Bool {
    guard isEnabled, !titles.isEmpty else { return false }
    select(((selected ?? -1) + 1) % titles.count)
    return true
  }
}
