/// A row of a ``List`` or ``Form``, with its ground, margins and separator.
///
/// Where the row holds one button or link, the whole row is pressed.
public final class RowElement: ControlElement {
  var style = ListStyle.plain { didSet { if style != oldValue { setNeedsLayout() } } }
  var isFirst = true { didSet { if isFirst != oldValue { setNeedsDisplay() } } }
  var isLast = true { didSet { if isLast != oldValue { setNeedsDisplay() } } }

  public override var viewName: String { "ListRow" }
  public override var role: ElementRole { action == nil ? .group : .row }

  /// The room around what stands in the row.
  var insets = RowElement.usualInsets { didSet { if insets != oldValue { setNeedsLayout() } } }
  /// The least height of the row.
  var leastHeight = 44.0 { didSet { if leastHeight != oldValue { setNeedsLayout() } } }
  /// Whether a line stands between the row and the next.
  var hasSeparator = true { didSet { if hasSeparator != oldValue { setNeedsDisplay() } } }
  /// Whether the row is the list's selected one.
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  static let usualInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  /// The one button or link inside.
  private var action: ButtonElement? {
    if let known { return known.button }
    var found: [ButtonElement] = []
    visit { if let button = $0 as? ButtonElement, button.style == .row { found.append(button) } }
    let action = found.count == 1 ? found.first : nil
    known = Known(button: action)
    keepsAnswers = true
    return action
  }

  private struct Known {
    weak var button: ButtonElement?
  }

  private var known: Known?

  // What stands inside cannot change without a layout.
  override func forgetSizes() { known = nil }

  public override var isInteractive: Bool { action?.isEnabled ?? false }
  public override var isFocusable: Bool { false }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let inner = super.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: proposal.width ?? inner.width + insets.horizontal,
      height: max(leastHeight, inner.height + insets.vertical))
  }

  public override func layoutChildren() {
    let inside = room.inset(by: insets)
    let offer = ProposedSize(width: inside.width, height: nil)
    for child in children {
      child.place(in: inside.aligning(child.measure(offer), .leading), proposal: offer)
    }
  }

  public override func drawContents(_ canvas: inout Canvas) {
    let isLit = isPressed || (action.map { $0.isPressed || $0.isSelected } ?? false)
    let isFocusedInside = action?.isFocused ?? false
    if style == .insetGrouped {
      drawCard(&canvas, isLit ? palette.pressed : backgroundColor ?? palette.card)
    } else if isLit || isSelected {
      canvas.fill(
        bounds, isLit ? palette.pressed : palette.fill,
        radius: style == .inset || style == .sidebar ? 8 : 0)
    } else if style == .grouped {
      canvas.fill(bounds, backgroundColor ?? palette.card)
    } else if let backgroundColor {
      canvas.fill(bounds, backgroundColor)
    }
    drawChildren(&canvas)
    if !isLast, hasSeparator, style.hasSeparators {
      let leading = insets.leading
      canvas.fill(
        Rect(
          x: isRightToLeft ? 0 : leading, y: frame.height - 1, width: frame.width - leading,
          height: 1), palette.separator)
    }
    if isFocusedInside, surface?.input.showsFocus ?? false {
      canvas.outline(bounds.inset(by: 2), tint, width: 2, radius: 8)
    }
  }

  /// The ground of one row of a card: rounded where the card ends.
  private func drawCard(_ canvas: inout Canvas, _ color: Color) {
    let radius = 11.0
    guard isFirst || isLast else { return canvas.fill(bounds, color) }
    if isFirst, isLast { return canvas.fill(bounds, color, radius: radius) }
    canvas.fill(bounds, color, radius: radius)
    let square = Rect(
      x: 0, y: isFirst ? radius : 0, width: frame.width, height: max(0, frame.height - radius))
    canvas.fill(square, color)
  }

  public override func pressEnded(_ event: PointerEvent) { action?.pressEnded(event) }
  public override func activate() -> Bool { action?.activate() ?? false }
}
