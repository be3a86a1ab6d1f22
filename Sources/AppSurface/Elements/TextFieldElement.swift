/// The element beneath ``TextField``, ``SecureField`` and ``TextEditor``.
public final class TextFieldElement: ControlElement {
  /// What the field is for.
  nonisolated enum Kind: Hashable {
    case plain, secure, search, editor
  }

  var kind = Kind.plain
  var title = ""
  var prompt = "" { didSet { if prompt != oldValue { setNeedsDisplay() } } }
  var font = Font.body { didSet { if font != oldValue { textChanged() } } }
  var isMultiline = false { didSet { if isMultiline != oldValue { textChanged() } } }
  var alignment = TextAlignment.leading { didSet { if alignment != oldValue { textChanged() } } }
  var hasBorder = true { didSet { if hasBorder != oldValue { setNeedsLayout() } } }
  var setText: (String) -> Void = { _ in }
  var submit: (() -> Void)?
  var editing = TextEditingState()
  var cachedMap: TextCaretMap?
  var scroll = Point.zero
  var isSelecting = false
  /// What a double or triple press selects by, and what it selected first.
  private var selectionUnit: (unit: SelectionUnit, range: Range<Int>)?

  private nonisolated enum SelectionUnit {
    case word, paragraph
  }

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

  public override var ownValue: String? {
    kind == .secure ? String(repeating: "•", count: editing.count) : editing.text
  }

  public override var ownText: String? { title.isEmpty ? nil : title }
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

  var insets: DirectionalEdgeInsets {
    guard hasBorder else { return .zero }
    return DirectionalEdgeInsets(
      top: 9, leading: kind == .search ? 18 + symbolSide : 12, bottom: 9,
      trailing: kind == .search ? 18 + symbolSide : 12)
  }

  /// How large the symbols of a search field are: they grow with its text.
  var symbolSide: Double { (font.size * 16 / Font.body.size).rounded() }

  /// How much of the room beside the text lies on its left.
  var alignmentFraction: Double {
    isRightToLeft ? 1 - alignment.fraction : alignment.fraction
  }

  var lineHeight: Double { measuring.metrics(font).lineHeight }

  var inside: Rect {
    let rect = bounds.inset(by: insets)
    guard isRightToLeft else { return rect }
    return Rect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 180
    var height = lineHeight
    if kind == .editor {
      height = max(lineHeight * 3, proposal.height ?? 0)
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
    if axis == .horizontal { return 40...Double.infinity }
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

  var shownText: String {
    let text = editing.displayedText
    return kind == .secure ? String(repeating: "•", count: text.count) : text
  }

  var map: TextCaretMap {
    if let cachedMap { return cachedMap }
    let text = shownText
    let layout = TextLayout(
      text, font: font, width: isMultiline ? max(1, inside.width) : nil, measuring: measuring)
    let map = TextCaretMap(
      text, layout: layout, font: font, measuring: measuring, width: inside.width,
      alignedAt: alignmentFraction)
    cachedMap = map
    return map
  }

  func textChanged() {
    cachedMap = nil
    setNeedsLayout()
  }

  func scrollToCaret() {
    let caret = map.caret(at: editing.displayedCaret)
    let line = map.position(of: editing.displayedCaret).line
    let room = inside.size
    let content = map.layout.size
    let width =
      max(content.width, caret.minX - map.start(ofLine: line), map.length(ofLine: line)) + 1
    scroll.x = max(0, min(scroll.x, width - room.width))
    scroll.y = max(0, min(scroll.y, content.height - room.height))
    guard isFocused else { return }
    if width > room.width {
      scroll.x = min(scroll.x, max(0, caret.minX))
      scroll.x = max(scroll.x, caret.minX + 1 - room.width)
    }
    scroll.y = min(scroll.y, max(0, caret.minY))
    scroll.y = max(scroll.y, caret.maxY - room.height)
  }

  /// Where the text's own origin stands in the element.
  var textOrigin: Point { inside.origin - scroll }

  public override var caretRect: Rect? {
    map.caret(at: editing.displayedCaret).offset(by: textOrigin)
  }

  // MARK: Drawing

  public override func draw(_ canvas: inout Canvas) {
    if hasBorder {
      if backgroundColor == nil { canvas.fill(bounds, palette.fill, radius: cornerRadius) }
      if isFocused { canvas.outline(bounds, tint, width: 2, radius: cornerRadius) }
    }
    if kind == .search { drawSearchSymbols(&canvas) }
    let inside = inside
    canvas.clipped(to: inside.inset(by: EdgeInsets(left: -1, right: -1))) { canvas in
      drawText(&canvas)
    }
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
    case 2: beginSelecting(by: .word, at: offset)
    case 3...: beginSelecting(by: .paragraph, at: offset)
    default:
      select {
        let anchor = event.modifiers.contains(.shift) ? $0.selection.anchor : offset
        $0.selection = TextSelection(anchor: anchor, head: offset)
      }
      isSelecting = true
      selectionUnit = nil
    }
    return .exclusive
  }

  /// A double or triple press selects a word or a paragraph; a drag goes on by such.
  private func beginSelecting(by unit: SelectionUnit, at offset: Int) {
    let range = unit == .word ? editing.wordRange(at: offset) : editing.paragraphRange(at: offset)
    selectionUnit = (unit, range)
    isSelecting = true
    select { $0.selection = TextSelection(anchor: range.lowerBound, head: range.upperBound) }
  }

  public override func pointerMoved(_ event: PointerEvent) {
    guard isSelecting else { return }
    let head = offset(at: event.position)
    if let selectionUnit { return extend(selectionUnit, to: head) }
    select { $0.selection = TextSelection(anchor: $0.selection.anchor, head: head) }
  }

  /// The part that was selected first stays selected, on whichever side the drag goes on.
  private func extend(_ begun: (unit: SelectionUnit, range: Range<Int>), to offset: Int) {
    let isBehind = offset >= begun.range.lowerBound
    // At the end of a part the next one does not begin yet.
    let place = isBehind ? max(begun.range.lowerBound, offset - 1) : offset
    let range =
      begun.unit == .word ? editing.wordRange(at: place) : editing.paragraphRange(at: place)
    select {
      $0.selection =
        isBehind
        ? TextSelection(
          anchor: begun.range.lowerBound, head: max(begun.range.upperBound, range.upperBound))
        : TextSelection(anchor: begun.range.upperBound, head: range.lowerBound)
    }
  }

  public override func pointerUp(_ event: PointerEvent) { isSelecting = false }
  public override func pointerCancelled() { isSelecting = false }

  public override func focusChanged() {
    super.focusChanged()
    if isFocused {
      // Who tabs into a field replaces its text; who comes back to it goes on.
      let goesOn = surface?.input.isGivingBack ?? false
      if surface?.input.showsFocus ?? false, !isMultiline, !goesOn { editing.selectAll() }
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
    let isRightToLeft = map.isRightToLeft(at: editing.displayedCaret)
    guard let command = TextEditingCommand(for: event, isRightToLeft: isRightToLeft) else {
      // A key that enters text arrives as text too: no shortcut may take it.
      return event.key.name.count == 1 && event.modifiers.isSubset(of: .shift)
        || event.key == .space ? .consumed : .passed
    }
    if case .move(.up, _, _) = command, !isMultiline { return .passed }
    if case .move(.down, _, _) = command, !isMultiline { return .passed }
    return perform(command)
  }

  public override func activate() -> Bool { false }
}
