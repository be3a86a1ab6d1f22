/// The element beneath ``DatePicker``: a label, the parts of the date, and two arrows.
public final class DatePickerElement: LabeledControlElement {
  var fields: [DatePickerField] = [] { didSet { if fields != oldValue { fieldsChanged() } } }
  var time = CivilTime(minutesSince1970: 0) {
    didSet { if time != oldValue { setNeedsDisplay() } }
  }
  var font = Font.body { didSet { if font != oldValue { setNeedsLayout() } } }
  var setTime: (CivilTime) -> Void = { _ in }
  private var selected = 0
  /// The digits that were typed for the chosen part, as long as more may come.
  private var typed = ""
  private var pressedArrow: Int?

  public override var viewName: String { "DatePicker" }
  public override var role: ElementRole { .datePicker }
  public override var wantsTextInput: Bool { isEnabled }

  public override var ownValue: String? {
    lines.map { line in line.reduce("") { $0 + $1.separator + $1.text(in: time) } }
      .joined(separator: " ")
  }

  private func fieldsChanged() {
    selected = 0
    typed = ""
    setNeedsLayout()
  }

  // MARK: Layout

  private static let margin = 10.0
  private static let arrows = 30.0
  private static let gap = 14.0

  /// The parts of the date and those of the time.
  private var lines: [[DatePickerField]] {
    [fields.filter(\.isDate), fields.filter { !$0.isDate }].filter { !$0.isEmpty }
  }

  private var lineHeight: Double { max(22, measuring.metrics(font).lineHeight) }

  /// Every digit is given the room of the widest, so that nothing moves while it changes.
  private func width(of field: DatePickerField) -> Double {
    measuring.width("0", font) * Double(field.digits)
  }

  private func width(of line: [DatePickerField]) -> Double {
    line.reduce(0) { $0 + measuring.width($1.separator, font) + width(of: $1) }
  }

  private func isOneLine(in width: Double?) -> Bool {
    lines.count < 2 || (width ?? .infinity) >= oneLineWidth
  }

  private var frameWidth: Double { Self.margin * 2 + Self.arrows }

  private var oneLineWidth: Double {
    lines.reduce(frameWidth + Self.gap * Double(lines.count - 1)) { $0 + width(of: $1) }
  }

  override func controlSize(in width: Double?) -> Size {
    if isOneLine(in: width) { return Size(width: oneLineWidth, height: lineHeight + 12) }
    let widest = lines.reduce(0) { max($0, self.width(of: $1)) }
    return Size(
      width: widest + frameWidth, height: lineHeight * Double(lines.count) + 12)
  }

  /// Where each part stands. Digits run from left to right in every language.
  private var places: [(field: DatePickerField, rect: Rect)] {
    let control = controlRect
    let isOneLine = isOneLine(in: placedSize.width)
    var places: [(DatePickerField, Rect)] = []
    var origin = control.origin + Point(x: Self.margin, y: 6)
    for line in lines {
      for field in line {
        origin.x += measuring.width(field.separator, font)
        let width = width(of: field)
        places.append((field, Rect(origin: origin, size: Size(width: width, height: lineHeight))))
        origin.x += width
      }
      origin =
        isOneLine
        ? origin + Point(x: Self.gap, y: 0)
        : Point(x: control.minX + Self.margin, y: origin.y + lineHeight)
    }
    return places
  }

  private var arrowsRect: Rect {
    let control = controlRect
    return Rect(
      x: control.maxX - Self.arrows, y: control.minY, width: Self.arrows, height: control.height)
  }

  public override var hitArea: Rect { controlRect }

  // MARK: Drawing

  public override func draw(_ canvas: inout Canvas) {
    let ink = isEnabled ? palette.primary : palette.tertiary
    canvas.fill(controlRect, palette.fill, radius: 9)
    for (index, place) in places.enumerated() {
      let isChosen = isFocused && index == selected
      if isChosen {
        canvas.fill(
          place.rect.inset(by: EdgeInsets(top: 0, left: -2, bottom: 0, right: -2)), tint,
          radius: 4)
      }
      let separator = place.field.separator
      if !separator.isEmpty {
        let width = measuring.width(separator, font)
        text(
          separator,
          Rect(
            x: place.rect.minX - width, y: place.rect.minY, width: width,
            height: place.rect.height), palette.secondary, &canvas)
      }
      let shown = isChosen && !typed.isEmpty ? typed : place.field.text(in: time)
      text(shown, place.rect, isChosen ? .white : ink, &canvas)
    }
    let arrows = arrowsRect
    for side in [-1, 1] {
      let middle = arrows.midY + Double(side) * 8
      canvas.image(
        .symbol(name: side < 0 ? "chevron.up" : "chevron.down", weight: .medium),
        Rect(x: arrows.midX - 6, y: middle - 6, width: 12, height: 12),
        tint: isPressed && pressedArrow == side ? tint : ink)
    }
    drawFocusRing(&canvas, around: controlRect, radius: 9)
  }

  private func text(_ text: String, _ rect: Rect, _ color: Color, _ canvas: inout Canvas) {
    let metrics = measuring.metrics(font)
    let width = measuring.width(text, font)
    let baseline = (rect.height + metrics.ascent - metrics.descent) / 2
    canvas.text(
      TextRun(
        text: text, font: font,
        origin: Point(x: rect.minX + (rect.width - width) / 2, y: rect.minY + baseline),
        width: width, color: color))
  }

  // MARK: Input

  private var chosen: DatePickerField? {
    let fields = lines.flatMap { $0 }
    return fields.indices.contains(selected) ? fields[selected] : nil
  }

  private func choose(_ index: Int) {
    commit()
    selected = min(max(0, index), max(0, fields.count - 1))
    setNeedsDisplay()
  }

  private func change(by steps: Int) {
    typed = ""
    guard let chosen else { return }
    set(chosen.adding(steps, to: time))
  }

  private func set(_ new: CivilTime) {
    guard CivilTime.years.contains(new.year), new != time else { return }
    setTime(new)
  }

  /// Enters what was typed, as far as it is a value of the part.
  private func commit() {
    defer { typed = "" }
    guard let chosen, let value = Int(typed) else { return }
    let range = chosen.range(in: time)
    set(chosen.setting(min(max(value, range.lowerBound), range.upperBound), in: time))
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard event.button == .primary, controlRect.contains(event.position) else { return .none }
    surface?.input.focus(self)
    let arrows = arrowsRect
    pressedArrow =
      arrows.contains(event.position) ? (event.position.y < arrows.midY ? -1 : 1) : nil
    if pressedArrow == nil {
      let nearest = places.indices.min {
        distance($0, event.position) < distance($1, event.position)
      }
      if let nearest { choose(nearest) }
    }
    return super.pointerDown(event)
  }

  private func distance(_ index: Int, _ point: Point) -> Double {
    let center = places[index].rect.center
    return abs(center.x - point.x) + abs(center.y - point.y) * 4
  }

  public override func pressEnded(_ event: PointerEvent) {
    guard let pressedArrow, arrowsRect.contains(event.position) else { return }
    change(by: -pressedArrow)
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isSubset(of: .shift) else { return .passed }
    switch event.key {
    case .left where selected > 0: choose(selected - 1)
    case .right where selected < fields.count - 1: choose(selected + 1)
    case .up: change(by: 1)
    case .down: change(by: -1)
    case .pageUp: change(by: 10)
    case .pageDown: change(by: -10)
    case .home: choose(0)
    case .end: choose(fields.count - 1)
    case .backspace: typed = String(typed.dropLast())
    case .enter: commit()
    default:
      // A digit arrives as text too: no shortcut may take it.
      return event.key.name.count == 1 && event.key.name.allSatisfy(\.isNumber)
        ? .consumed : .passed
    }
    setNeedsDisplay()
    return .consumed
  }

  public override func textInput(_ text: String) -> EventAnswer {
    guard isEnabled else { return .passed }
    for character in text {
      if let digit = character.wholeNumberValue, digit < 10 { type(digit) }
      if ["-", ".", "/", ":", " "].contains(character), !typed.isEmpty { choose(selected + 1) }
    }
    setNeedsDisplay()
    return .consumed
  }

  private func type(_ digit: Int) {
    guard let chosen else { return }
    typed += String(digit)
    let value = Int(typed) ?? 0
    let isWhole =
      typed.count >= chosen.digits
      || chosen.digits == 2 && value * 10 > chosen.largest
    if isWhole {
      if selected < fields.count - 1 { choose(selected + 1) } else { commit() }
    }
  }

  public override func focusChanged() {
    super.focusChanged()
    if !isFocused { commit() }
  }

  public override func activate() -> Bool { false }
}
