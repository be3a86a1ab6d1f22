/// The element beneath ``TextField``, ``SecureField`` and ``TextEditor``.
public final class TextFieldElement: ControlElement {
  /// What the field is for.
  nonisolated enum Kind: Hashable {
    case plain, secure, search, editor
  }

  var kind = Kind.plain
  var prompt = "" { didSet { if prompt != oldValue { setNeedsDisplay() } } }
  var font = Font.body { didSet { if font != oldValue { textChanged() } } }
  var isMultiline = false { didSet { if isMultiline != oldValue { textChanged() } } }
  var hasBorder = true { didSet { if hasBorder != oldValue { setNeedsLayout() } } }
  var setText: (String) -> Void = { _ in }
  var submit: (() -> Void)?
  private(set) var editing = TextEditingState()
  private var cachedMap: TextCaretMap?
  private var scroll = Point.zero
  private var isSelecting = false

  public override var viewName: String {
    switch kind {
    case .plain: "TextField"
    case .secure: "SecureField"
    case .search: "SearchField"
    case .editor: "TextEditor"
    }
  }

  public override var role: ElementRole {
    switch kind {
    case .secure: .secureField
    case .search: .searchField
    default: .textField
    }
  }

  public override var accessibilityValue: String? {
    kind == .secure ? String(repeating: "•", count: editing.count) : editing.text
  }

  public override var ownText: String? { prompt.isEmpty ? nil : prompt }
  public override var wantsTextInput: Bool { isEnabled }
  public override var pointerStyle: PointerStyle { .text }

  /// The characters in the field.
  public var text: String { editing.text }

  /// Takes text from outside; the selection stays where it can.
  func take(text: String) {
    if editing.options.isMultiline != isMultiline || editing.options.isSecure != (kind == .secure) {
      editing = TextEditingState(
        text: text,
        options: TextEditingOptions(isMultiline: isMultiline, isSecure: kind == .secure))
      textChanged()
    }
    guard text != editing.text else { return }
    editing.replaceText(text)
    textChanged()
  }

  // MARK: Layout

  private var insets: DirectionalEdgeInsets {
    guard hasBorder else { return .zero }
    return DirectionalEdgeInsets(
      top: 9, leading: kind == .search ? 34 : 12, bottom: 9,
      trailing: kind == .search ? 34 : 12)
  }

  private var lineHeight: Double { measuring.metrics(font).lineHeight }

  private var inside: Rect {
    let rect = bounds.inset(by: insets)
    guard isRightToLeft else { return rect }
    return Rect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 180
    var height = lineHeight
    if kind == .editor {
      height = max(lineHeight * 3, proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0)
      return Size(width: max(width, 40), height: max(height, lineHeight + insets.vertical))
    }
    if isMultiline {
      let layout = TextLayout(
        shownText, font: font, width: max(1, width - insets.horizontal), measuring: measuring)
      height = min(layout.size.height, lineHeight * 6)
    }
    return Size(width: max(width, 40), height: max(height, lineHeight) + insets.vertical)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    if axis == .horizontal { return 60...Double.infinity }
    return kind == .editor
      ? (lineHeight + insets.vertical)...Double.infinity
      : super.lengthRange(axis, cross: cross)
  }

  override func firstBaseline(in size: Size) -> Double {
    let metrics = measuring.metrics(font)
    return insets.top + (metrics.lineHeight + metrics.ascent - metrics.descent) / 2
  }

  public override func layoutChildren() {
    cachedMap = nil
    scrollToCaret()
  }

  private var shownText: String {
    let text = editing.displayedText
    return kind == .secure ? String(repeating: "•", count: text.count) : text
  }

  private var map: TextCaretMap {
    if let cachedMap { return cachedMap }
    let text = shownText
    let layout = TextLayout(
      text, font: font, width: isMultiline ? max(1, inside.width) : nil, measuring: measuring)
    let map = TextCaretMap(text, layout: layout, font: font, measuring: measuring)
    cachedMap = map
    return map
  }

  private func textChanged() {
    cachedMap = nil
    setNeedsLayout()
  }

  private func scrollToCaret() {
    let caret = map.caret(at: editing.displayedCaret)
    let room = inside.size
    let content = map.layout.size
    scroll.x = max(0, min(scroll.x, content.width + 1 - room.width))
    scroll.y = max(0, min(scroll.y, content.height - room.height))
    guard isFocused else { return }
    scroll.x = min(scroll.x, max(0, caret.minX))
    scroll.x = max(scroll.x, caret.minX + 1 - room.width)
    scroll.y = min(scroll.y, max(0, caret.minY))
    scroll.y = max(scroll.y, caret.maxY - room.height)
  }

  /// Where the text's own origin stands in the element.
  private var textOrigin: Point {
    let inside = inside
    let free = isRightToLeft && !isMultiline ? max(0, inside.width - map.layout.size.width) : 0
    return Point(x: inside.minX + free - scroll.x, y: inside.minY - scroll.y)
  }

  public override var caretRect: Rect? {
    map.caret(at: editing.displayedCaret).offset(by: textOrigin)
  }

  // MARK: Drawing

  public override func draw(_ canvas: inout Canvas) {
    if hasBorder {
      canvas.fill(bounds, palette.fill, radius: 9)
      if isFocused { canvas.outline(bounds, tint, width: 2, radius: 9) }
    }
    if kind == .search { drawSearchSymbols(&canvas) }
    let inside = inside
    canvas.clipped(to: inside.inset(by: EdgeInsets(left: -1, right: -1))) { canvas in
      drawText(&canvas)
    }
  }

  private func drawSearchSymbols(_ canvas: inout Canvas) {
    let y = (frame.height - 16) / 2
    let start = isRightToLeft ? frame.width - 26 : 10
    canvas.image(
      .symbol(name: "magnifyingglass", weight: .medium),
      Rect(x: start, y: y, width: 16, height: 16), tint: palette.secondary)
    if !editing.text.isEmpty {
      canvas.image(
        .symbol(name: "xmark.circle.fill", weight: .regular), clearRect, tint: palette.secondary)
    }
  }

  private var clearRect: Rect {
    Rect(
      x: isRightToLeft ? 10 : frame.width - 26, y: (frame.height - 16) / 2, width: 16, height: 16)
  }

  private func drawText(_ canvas: inout Canvas) {
    let (map, origin) = (map, textOrigin)
    if isFocused {
      for rect in map.rects(for: editing.selection.range) where editing.composition == nil {
        canvas.fill(rect.offset(by: origin), tint.opacity(0.3).over(palette.fill))
      }
    }
    if map.text.isEmpty {
      drawLine(&canvas, prompt, at: promptOrigin, palette.tertiary)
    }
    for (index, line) in map.layout.lines.enumerated() {
      let baseline = map.layout.firstBaseline + Double(index) * map.layout.lineHeight
      canvas.text(
        TextRun(
          text: line.text, font: font, origin: origin + Point(x: 0, y: baseline),
          width: line.width, color: isEnabled ? palette.primary : palette.tertiary))
    }
    if let range = editing.compositionRange {
      for rect in map.rects(for: range) {
        canvas.fill(
          Rect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
            .offset(by: origin), palette.primary)
      }
    }
    if isFocused, editing.selection.isEmpty || editing.composition != nil, let caret = caretRect {
      canvas.fill(Rect(x: caret.minX, y: caret.minY, width: 2, height: caret.height), tint)
    }
  }

  private var promptOrigin: Point {
    let metrics = measuring.metrics(font)
    let width = min(measuring.width(prompt, font), inside.width)
    return Point(
      x: isRightToLeft ? inside.maxX - width : inside.minX,
      y: inside.minY + (metrics.lineHeight + metrics.ascent - metrics.descent) / 2)
  }

  private func drawLine(
    _ canvas: inout Canvas, _ text: String, at origin: Point, _ color: Color
  ) {
    let layout = TextLayout(
      text, font: font, width: inside.width, lineLimit: 1, measuring: measuring)
    guard let line = layout.lines.first else { return }
    canvas.text(
      TextRun(text: line.text, font: font, origin: origin, width: line.width, color: color))
  }

  // MARK: Input

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard event.button == .primary else { return .none }
    if kind == .search, !editing.text.isEmpty, clearRect.inset(by: -8).contains(event.position) {
      change { $0.replaceText("") }
      return .exclusive
    }
    surface?.input.focus(self)
    let offset = offset(at: event.position)
    switch event.clickCount {
    case 2: select { $0.selectWord(at: offset) }
    case 3...: select { $0.selectParagraph(at: offset) }
    default:
      select {
        let anchor = event.modifiers.contains(.shift) ? $0.selection.anchor : offset
        $0.selection = TextSelection(anchor: anchor, head: offset)
      }
      isSelecting = true
    }
    return .exclusive
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard isSelecting else { return }
    let head = offset(at: event.position)
    select { $0.selection = TextSelection(anchor: $0.selection.anchor, head: head) }
  }

  public override func pointerUp(_ event: PointerEvent) { isSelecting = false }
  public override func pointerCancelled() { isSelecting = false }

  private func offset(at point: Point) -> Int {
    map.offset(nearest: point - textOrigin)
  }

  private func select(_ body: (inout TextEditingState) -> Void) {
    editing.commitComposition()
    body(&editing)
    cachedMap = nil
    scrollToCaret()
    setNeedsDisplay()
  }

  private func change(_ body: (inout TextEditingState) -> Void) {
    let before = editing.text
    body(&editing)
    textChanged()
    scrollToCaret()
    if editing.text != before { setText(editing.text) }
  }

  public override func focusChanged() {
    super.focusChanged()
    if isFocused {
      if surface?.input.showsFocus ?? false, !isMultiline { editing.selectAll() }
    } else {
      change { $0.commitComposition() }
      isSelecting = false
    }
  }

  public override func textInput(_ text: String) -> EventAnswer {
    guard isEnabled else { return .passed }
    change { editing in
      editing.setComposition("")
      editing.insert(text)
    }
    return .consumed
  }

  public override func composition(_ event: CompositionEvent) -> EventAnswer {
    guard isEnabled else { return .passed }
    change { $0.setComposition(event.text, cursor: event.cursor) }
    return .consumed
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled else { return .passed }
    if event.key == .enter, event.modifiers.isEmpty, !isMultiline, editing.composition == nil {
      guard let submit, !event.isRepeat else { return .consumed }
      submit()
      return .consumed
    }
    guard let command = TextEditingCommand(for: event, isRightToLeft: isRightToLeft) else {
      // A key that enters text arrives as text too: no shortcut may take it.
      return event.key.name.count == 1 && event.modifiers.isSubset(of: .shift)
        || event.key == .space ? .consumed : .passed
    }
    if case .move(.up, _, _) = command, !isMultiline { return .passed }
    if case .move(.down, _, _) = command, !isMultiline { return .passed }
    return perform(command)
  }

  private func perform(_ command: TextEditingCommand) -> EventAnswer {
    var clipboard: String?
    if command == .paste { clipboard = surface?.services.clipboard() }
    let before = clipboard
    var isTaken = false
    let carets = map
    change { isTaken = $0.perform(command, carets: carets, clipboard: &clipboard) }
    if let clipboard, clipboard != before { surface?.services.setClipboard(clipboard) }
    return isTaken ? .consumed : .passed
  }

  public override func activate() -> Bool { false }
}
