/// What buttons, switches and the like have in common: they light up under the pointer and act when
/// a press that began on them ends on them.
@MainActor open class ControlElement: Element {
  /// Whether a press is held on the element.
  public private(set) var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }
  /// Whether the pointer rests on the element.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { setNeedsDisplay() } }
  }
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  var tint = Color.blue { didSet { if tint != oldValue { setNeedsDisplay() } } }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    palette = environment.palette
    tint = environment.tint ?? environment.palette.tint
  }

  open override var isInteractive: Bool { isEnabled }
  open override var isFocusable: Bool { isEnabled }
  open override var pointerStyle: PointerStyle { .link }

  open override func pointerDown(_ event: PointerEvent) -> PointerClaim {
    guard event.button == .primary else { return .none }
    isPressed = true
    return .tap
  }

  open override func pointerMoved(_ event: PointerEvent) {
    isPressed = hitArea.inset(by: -12).contains(event.position)
  }

  open override func pointerUp(_ event: PointerEvent) {
    let wasPressed = isPressed
    isPressed = false
    guard wasPressed, isEnabled, hitArea.inset(by: -12).contains(event.position) else { return }
    pressEnded(event)
  }

  open override func pointerCancelled() { isPressed = false }

  open override func hoverChanged(_ isHovered: Bool) { self.isHovered = isHovered }

  /// A press that began here ended here.
  open func pressEnded(_ event: PointerEvent) { activate() }

  /// A ring around the element while the keyboard led to it.
  func drawFocusRing(_ canvas: inout Canvas, around rect: Rect, radius: Double) {
    guard isFocused, surface?.input.showsFocus ?? false else { return }
    canvas.outline(rect.inset(by: -2), tint, width: 2, radius: radius + 2)
  }
}
