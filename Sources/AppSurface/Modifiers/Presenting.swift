/// Presents a screen from a view while a binding says so.
struct Presenting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let isPresented: Binding<Bool>
  let style: Screen.PresentationStyle
  /// Where a popover points.
  var attachment = PopoverAttachment()
  let onDismiss: (() -> Void)?
  let declaration: SourceAddress
  let presented: () -> AnyView

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    Presenting<AnyView>(
      base: content, isPresented: isPresented, style: style, attachment: attachment,
      onDismiss: onDismiss, declaration: declaration, presented: presented)
  }

  /// The screen that is presented, shared by all surfaces.
  private final class Memory {
    var screen: ContentScreen?
  }

  func _evaluate(_ context: inout ViewContext) {
    // The slot lies beyond any offset that a property of a view can have.
    let memory = context.node.identity.slot(-1) { Memory() }
    let surface = context.surface
    context.add(base)
    if style == .popover { surface.popoverAnchors.set(context.node, for: memory) }
    if isPresented.wrappedValue {
      if let screen = memory.screen {
        screen.setContent(presented(), on: surface)
      } else if let presenter = context.environment.screen {
        // One turn later, so that what is dismissed in this one is gone before.
        surface.afterUpdate { [weak surface, weak presenter] in
          surface?.afterUpdate { [weak presenter] in
            if let surface { present(memory, presenter, surface) }
          }
        }
      }
    } else if memory.screen != nil {
      surface.afterUpdate { dismiss(memory) }
    }
    context.node.onUnmount = { [weak surface] in
      surface?.popoverAnchors.remove(memory)
      surface?.afterUpdate { dismiss(memory) }
    }
  }

  private func present(_ memory: Memory, _ presenter: Screen?, _ surface: Surface) {
    guard memory.screen == nil, isPresented.wrappedValue, let presenter else { return }
    let screen = ContentScreen(presented(), declaration: declaration)
    let (isPresented, onDismiss) = (isPresented, onDismiss)
    screen.onDismiss = { [weak memory] in
      memory?.screen = nil
      if isPresented.wrappedValue { isPresented.wrappedValue = false }
      onDismiss?()
    }
    if style == .popover {
      screen.popoverSource = PopoverSource(key: memory, attachment: attachment)
    }
    memory.screen = screen
    presenter.present(screen, style: style)
  }

  private func dismiss(_ memory: Memory) {
    guard let screen = memory.screen else { return }
    memory.screen = nil
    screen.outermost.dismissSelf()
  }
}
