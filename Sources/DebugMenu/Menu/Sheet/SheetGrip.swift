#if DEBUG_TOOLS
  internal import AppSurface

  /// What of a sheet is taken hold of to drag it down: it lies beneath the controls, so that a press
  /// that begins on one of them is no drag.
  struct SheetGrip: View {
    let store: SessionStore

    var body: some View {
      GripArea(moved: store.sheetMoved)
        .overlay(alignment: .top) {
          // A page that lies over the menu has a grip of its own.
          if store.list.detail == nil, store.list.sharing == nil {
            RoundedRectangle(cornerRadius: 2).fill(Paint.tertiary)
              .frame(width: 36, height: 4)
              .padding(.top, 4)
          }
        }
    }
  }

  private struct GripArea: PrimitiveView {
    let moved: (PointerEvent) -> Void

    func _evaluate(_ context: inout ViewContext) {
      let moved = moved
      context.element(GripElement()) { $0.moved = moved }
    }
  }

  private final class GripElement: Element {
    /// Told each step of a press, its position in points of the surface.
    var moved: (PointerEvent) -> Void = { _ in }

    override var viewName: String { "SheetGrip" }
    override var isInteractive: Bool { true }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func pointerDown(_ event: PointerEvent) -> PointerClaim {
      guard event.button == .primary else { return .none }
      tell(event)
      return .exclusive
    }

    override func pointerMoved(_ event: PointerEvent) { tell(event) }
    override func pointerUp(_ event: PointerEvent) { tell(event) }

    override func pointerCancelled() {
      moved(PointerEvent(phase: .cancelled, position: .zero, isPressed: false))
    }

    private func tell(_ event: PointerEvent) {
      var event = event
      event.position = event.position + surfaceFrame.origin
      moved(event)
    }
  }
#endif
