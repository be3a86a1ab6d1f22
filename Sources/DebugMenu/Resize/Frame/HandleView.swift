#if DEBUG_TOOLS
  internal import AppSurface

  /// A handle at an edge or corner of the app's frame.
  struct HandleView: PrimitiveView {
    let handle: FrameHandle
    /// The app's frame, in points of the handle.
    let frame: Rect
    /// Told each step of a press, its position in points of the window.
    let moved: (FrameHandle, PointerEvent) -> Void

    func _evaluate(_ context: inout ViewContext) {
      let (handle, frame, moved) = (handle, frame, moved)
      context.element(HandleElement(handle)) { element in
        element.handle = handle
        element.appFrame = frame
        element.moved = moved
      }
    }
  }

  /// The element beneath a handle.
  final class HandleElement: Element {
    var handle: FrameHandle
    var appFrame = Rect.zero { didSet { if appFrame != oldValue { setNeedsDisplay() } } }
    var moved: (FrameHandle, PointerEvent) -> Void = { _, _ in }
    private var isActive = false { didSet { if isActive != oldValue { setNeedsDisplay() } } }
    private var isHeld = false { didSet { if isHeld != oldValue { setNeedsDisplay() } } }

    static let color = Color(hex: 0x4DA3FF)

    init(_ handle: FrameHandle) {
      self.handle = handle
      super.init()
      accessibilityLabel = handle.label
    }

    override var viewName: String { "FrameHandle" }
    override var role: ElementRole { .group }
    override var isInteractive: Bool { true }
    override var pointerStyle: PointerStyle { handle.pointerStyle }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func draw(_ canvas: inout Canvas) {
      let x = appFrame.midX + handle.horizontal * (appFrame.width / 2 + 0.5)
      let y = appFrame.midY + handle.vertical * (appFrame.height / 2 + 0.5)
      let size: Size =
        switch (handle.horizontal != 0, handle.vertical != 0) {
        case (true, true): Size(width: 10, height: 10)
        case (true, false): Size(width: 6, height: min(36, appFrame.height / 3))
        default: Size(width: min(36, appFrame.width / 3), height: 6)
        }
      let grip = Rect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height
      )
      let radius = min(3, size.width / 2, size.height / 2)
      canvas.fill(grip, isActive || isHeld ? Self.color : .white, radius: radius)
      canvas.outline(grip, isHeld ? .white : Self.color, width: 1, radius: radius)
    }

    override func hoverChanged(_ isHovered: Bool) { isActive = isHovered }

    override func pointerDown(_ event: PointerEvent) -> PointerClaim {
      guard event.button == .primary else { return .none }
      isHeld = true
      tell(event)
      return .exclusive
    }

    override func pointerMoved(_ event: PointerEvent) { tell(event) }

    override func pointerUp(_ event: PointerEvent) {
      isHeld = false
      tell(event)
    }

    override func pointerCancelled() {
      isHeld = false
      tell(PointerEvent(phase: .cancelled, position: .zero, isPressed: false))
    }

    private func tell(_ event: PointerEvent) {
      var event = event
      event.position = event.position + surfaceFrame.origin
      moved(handle, event)
    }
  }
#endif
