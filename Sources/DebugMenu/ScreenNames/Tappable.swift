#if DEBUG_TOOLS
  internal import AppSurface

  /// Content that does something when it is tapped, and looks as it is.
  struct Tappable<Content: View>: PrimitiveView {
    private let role: ElementRole
    private let label: String?
    private let action: () -> Void
    private let content: Content

    /// Content that can be tapped; without a role it is no control to scripts.
    init(
      role: ElementRole = .none, label: String? = nil, _ action: @escaping () -> Void,
      @ViewBuilder content: () -> Content
    ) {
      (self.role, self.label, self.action) = (role, label, action)
      self.content = content()
    }

    func _evaluate(_ context: inout ViewContext) {
      context.element(TappableElement()) { element in
        element.givenRole = role
        element.accessibilityLabel = label
        element.action = action
      }
      context.add(content)
    }
  }

  /// The element beneath what can be tapped.
  final class TappableElement: ControlElement {
    var givenRole = ElementRole.none
    var action: () -> Void = {}

    override var viewName: String { "Tappable" }
    override var role: ElementRole { givenRole }
    override var isFocusable: Bool { false }

    override func pressEnded(_ event: PointerEvent) { action() }
  }
#endif
