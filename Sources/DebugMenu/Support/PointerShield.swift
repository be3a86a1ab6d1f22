#if DEBUG_TOOLS
  internal import AppSurface

  /// Keeps presses from falling through to what lies beneath.
  struct PointerShield: PrimitiveView {
    func _evaluate(_ context: inout ViewContext) {
      context.element(PointerShieldElement())
    }
  }

  private final class PointerShieldElement: Element {
    override var viewName: String { "PointerShield" }
    override var blocksPointer: Bool { true }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
  }
#endif
