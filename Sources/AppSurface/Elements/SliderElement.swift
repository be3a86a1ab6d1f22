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
  var setValue: (Double) -> Void = { _ in }
  var editingChanged: (Bool) -> Void = { _ in }
  private var grab = 0.0
  private var isDragging = false

  public override var viewName: String { "Slider" }
  public override var role: ElementRole { .slider }
  public override var accessibilityValue: String? { SliderElement.text(value) }

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

  private var fraction: Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return 0 }
    return min(1, max(0, (value - range.lowerBound) / span))
  }

  /// The thumb's middle, from the side where lines begin.
  private var thumbX: Double { Self.knob / 2 + fraction * (frame.width - Self.knob) }

  private func mirrored(_ x: Double) -> Double { isRightToLeft ? frame.width - x : x }

  public override func draw(_ canvas: inout Canvas) {
    let y = frame.height / 2
    let x = mirrored(thumbX)
    canvas.fill(Rect(x: 0, y: y - 2, width: frame.width, height: 4), palette.fill, radius: 2)
    let filled =
      isRightToLeft
      ? Rect(x: x, y: y - 2, width: frame.width - x, height: 4)
      : Rect(x: 0, y: y - 2, width: x, height: 4)
    canvas.fill(filled, isEnabled ? tint : palette.tertiary, radius: 2)
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
    let room = frame.width - Self.knob
    guard room > 0 else { return }
    let part = (mirrored(event.position.x) - grab - Self.knob / 2) / room
    set(range.lowerBound + min(1, max(0, part)) * (range.upperBound - range.lowerBound))
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
    new = min(range.upperBound, max(range.lowerBound, new))
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
    case .up: set(value + amount)
    case .down: set(value - amount)
    case .pageUp: set(value + small * 10)
    case .pageDown: set(value - small * 10)
    case .home: set(range.lowerBound)
    case .end: set(range.upperBound)
    default: return .passed
    }
    return .consumed
  }
}
