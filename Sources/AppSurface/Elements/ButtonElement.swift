/// The element beneath ``Button`` and ``NavigationLink``.
public final class ButtonElement: ControlElement {
  /// The looks of a button.
  nonisolated enum Style: Hashable {
    case plain, bordered, prominent, row
  }

  /// What a press does.
  @Customizable public var action: () -> Void = {}
  var style = Style.plain { didSet { if style != oldValue { setNeedsLayout() } } }
  /// Told the modifier keys that were held during the press.
  var actionWithModifiers: ((KeyModifiers) -> Void)?
  var name = "Button"
  /// Whether what the button leads to shows beside it.
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  public override var viewName: String { name }
  public override var role: ElementRole {
    switch name {
    case "NavigationLink": .link
    case "Picker": .picker
    default: .button
    }
  }

  public override var ownValue: String? {
    isSelected ? "selected" : nil
  }

  private var insets: DirectionalEdgeInsets {
    switch style {
    case .plain, .row: .zero
    case .bordered, .prominent:
      DirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
    }
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let inner = super.sizeThatFits(proposal.inset(by: insets))
    return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard children.count == 1 else { return super.lengthRange(axis, cross: cross) }
    let (along, across) =
      axis == .horizontal
      ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
    let inner = children[0].range(axis, cross: cross.map { max(0, $0 - across) })
    return (inner.lowerBound + along)...(inner.upperBound + along)
  }

  public override func layoutChildren() {
    let offer = placedProposal.inset(by: insets)
    for child in children {
      child.place(
        in: room.inset(by: insets).aligning(child.measure(offer), .center), proposal: offer)
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let inner = ProposedSize(size).inset(by: insets)
    return insets.top + child.firstBaseline(in: child.measure(inner))
  }

  override func lastBaseline(in size: Size) -> Double {
    let inner = ProposedSize(size).inset(by: insets)
    guard let child = children.first else { return size.height }
    return insets.top + child.lastBaseline(in: child.measure(inner))
  }

  public override var hitArea: Rect {
    // A small button is still found by a finger, without reaching far over its neighbours.
    let slack = max(0, min(8, (32 - frame.height) / 2))
    return bounds.inset(by: -slack)
  }

  public override func drawContents(_ canvas: inout Canvas) {
    switch style {
    case .plain:
      if isPressed { canvas.faded(by: 0.5) { super.drawContents(&$0) } } else { fallthrough }
    case .row: super.drawContents(&canvas)
    case .bordered, .prominent:
      canvas.fill(bounds, ground, radius: min(10, frame.height / 2))
      super.drawContents(&canvas)
    }
    drawFocusRing(&canvas, around: bounds, radius: style == .plain ? 4 : 10)
  }

  /// The tint of the dark scheme is made for ink: beneath white text it is darkened.
  private var prominentGround: Color {
    guard palette.scheme == .dark else { return tint }
    return Color.black.opacity(palette.contrast == .increased ? 0.5 : 0.3).over(tint)
  }

  private var ground: Color {
    let base = style == .prominent ? prominentGround : palette.fill
    if !isEnabled { return palette.fill }
    if isPressed { return Color.black.opacity(0.18).over(base) }
    return isHovered ? Color.black.opacity(0.06).over(base) : base
  }

  public override func pressEnded(_ event: PointerEvent) { perform(event.modifiers) }

  public override func activate() -> Bool {
    guard isEnabled else { return false }
    perform([])
    return true
  }

  private func perform(_ modifiers: KeyModifiers) {
    if let actionWithModifiers { actionWithModifiers(modifiers) } else { action() }
  }
}
