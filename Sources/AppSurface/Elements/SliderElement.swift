/// The element beneath ``Slider``.
public final class SliderElement: ControlElement {
  /// The value that the thumb shows.
  public var value = 0.0 { didSet { if value != oldValue { setNeedsDisplay() } } }
  /// The least and the largest value.
  public var range = 0.0...1.0 { didSet { if range != oldValue { setNeedsDisplay() } } }
  /// The distance between the values that can be chosen; nil is any.
  public var step: Double?
  /// What an arrow key adds; nil is the step, or a twentieth of the range.
  public var keyStep: Double?
  /// Marks beneath the track.
  public var ticks: [SliderTick] = [] { didSet { if ticks != oldValue { setNeedsDisplay() } } }
  /// Where a drag to a value settles, told the modifier keys that are held; nil is the next step.
  public var settle: ((Double, KeyModifiers) -> Double)?
  /// Told the value under a pointer that hovers and its x in points of the surface; nil when it
  /// leaves.
  public var hovered: ((value: Double, x: Double)?) -> Void = { _ in }
  var setValue: (Double) -> Void = { _ in }
  var editingChanged: (Bool) -> Void = { _ in }
  private var grab = 0.0
  private var isDragging = false

  public override var viewName: String { "Slider" }
  public override var role: ElementRole { .slider }
  public override var ownValue: String? { SliderElement.text(value) }
  public override var ownRange: String? { RangeText.text(range, step: step) }

  private static let knob = 22.0
  private static let height = 30.0

  /// A number as people write it: without decimals where it has none.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offered = proposal.width ?? 160
    return Size(width: max(Self.knob, offered), height: Self.height)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == .horizontal ? Self.knob...Double.infinity : Self.height...Self.height
  }

  // The label of a slider is for those who cannot see it.
  override var hasHiddenLabel: Bool { true }

  public override func layoutChildren() {
    for child in children { child.isHidden = true }
  }

  private func fraction(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return 0 }
    return min(1, max(0, (value - range.lowerBound) / span))
  }

  /// The thumb's middle, from the side where lines begin.
  private var thumbX: Double { thumbX(at: fraction(of: value)) }

  private func thumbX(at fraction: Double) -> Double {
    Self.knob / 2 + fraction * (frame.width - Self.knob)
  }

  /// Where the middle of the thumb is when the slider stands at a value, in points of the element.
  package func thumb(at value: Double) -> Point {
    Point(x: mirrored(thumbX(at: fraction(of: value))), y: frame.height / 2)
  }

  private func mirrored(_ x: Double) -> Double { isRightToLeft ? frame.width - x : x }

  public override func draw(_ canvas: inout Canvas) {
    let y = frame.height / 2
    let x = mirrored(thumbX)
    canvas.fill(Rect(x: 0, y: y - 2, width: frame.width, height: 4), palette.track, radius: 2)
    let filled =
      isRightToLeft
      ? Rect(x: x, y: y - 2, width: frame.width - x, height: 4)
      : Rect(x: 0, y: y - 2, width: x, height: 4)
    canvas.fill(filled, isEnabled ? tint : palette.tertiary, radius: 2)
    drawTicks(&canvas)
    let knob = Rect(
      x: x - Self.knob / 2, y: y - Self.knob / 2, width: Self.knob, height: Self.knob)
    canvas.fill(knob, .white, radius: Self.knob / 2)
    canvas.outline(
      knob, isPressed || isHovered ? tint : Color(white: 0.62), width: 1, radius: Self.knob / 2)
    drawFocusRing(&canvas, around: knob, radius: Self.knob / 2)
  }

  public override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard super.pointerDown(event) != .none else { return .none }
    let x = mirrored(event.position.x)
    // A press on the thumb keeps its distance to the middle; one on the track brings it there.
    grab = abs(x - thumbX) <= Self.knob / 2 ? x - thumbX : 0
    isDragging = true
    surface?.input.focus(self)
    editingChanged(true)
    follow(event)
    return .exclusive
  }

  public override func pointerMoved(_ event: PointerEvent) { follow(event) }

  public override func pointerUp(_ event: PointerEvent) {
    follow(event)
    endDrag()
    super.pointerCancelled()
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    endDrag()
  }

  private func endDrag() {
    guard isDragging else { return }
    isDragging = false
    editingChanged(false)
  }

  private func follow(_ event: PointerEvent) {
    guard let wanted = value(at: mirrored(event.position.x) - grab) else { return }
    let settled = settle?(wanted, event.modifiers) ?? wanted
    if settled == wanted { set(wanted) } else { take(settled) }
  }

  /// The value whose thumb has its middle at x from the side where lines begin.
  private func value(at x: Double) -> Double? {
    let room = frame.width - Self.knob
    guard room > 0 else { return nil }
    let part = (x - Self.knob / 2) / room
    return range.lowerBound + min(1, max(0, part)) * (range.upperBound - range.lowerBound)
  }

  public override func pointerHovered(_ event: PointerEvent) {
    let x = event.position.x + surfaceFrame.minX
    hovered(value(at: mirrored(event.position.x)).map { ($0, x) })
  }

  public override func hoverChanged(_ isHovered: Bool) {
    super.hoverChanged(isHovered)
    if !isHovered { hovered(nil) }
  }

  private func drawTicks(_ canvas: inout Canvas) {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return }
    for tick in ticks where range.contains(tick.value) {
      let x = Self.knob / 2 + (tick.value - range.lowerBound) / span * (frame.width - Self.knob)
      let length = tick.isStrong ? 6.0 : 4.0
      canvas.fill(
        Rect(x: mirrored(x) - 0.5, y: frame.height / 2 + 5, width: 1, height: length),
        tick.isStrong ? palette.secondary : palette.tertiary)
    }
  }

  /// Sets a value within the range, on the next step.
  func set(_ wanted: Double) {
    guard wanted.isFinite else { return }
    var new = wanted
    if let step, step > 0 {
      new = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step
      // Sums of steps leave dust behind the ninth decimal.
      if abs(new) < 1e6 { new = (new * 1e9).rounded() / 1e9 }
    }
    take(new)
  }

  /// Takes a value within the range, between two steps or not.
  private func take(_ wanted: Double) {
    let new = min(range.upperBound, max(range.lowerBound, wanted))
    if new != value {
      value = new
      setValue(new)
    }
  }

  public override func keyDown(_ event: KeyEvent) -> EventAnswer {
    guard isEnabled, event.modifiers.isSubset(of: .shift) else { return .passed }
    let span = range.upperBound - range.lowerBound
    let small = keyStep ?? step ?? span / 20
    let amount = event.modifiers == .shift ? small * 10 : small
    let direction = isRightToLeft ? -1.0 : 1.0
    switch event.key {
    case .right: set(value + amount * direction)
    case .left: set(value - amount * direction)
    case .pageUp: set(value + small * 10)
    case .pageDown: set(value - small * 10)
    case .home: set(range.lowerBound)
    case .end: set(range.upperBound)
    default: return .passed
    }
    return .consumed
  }
}
