/// Presents a screen from a view while a binding says so.
struct Presenting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let isPresented: Binding<Bool>
  /// What is presented, where it is one of several: another one is presented anew.
  var item: () -> AnyHashable? = { nil }
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
      base: content, isPresented: isPresented, item: item, style: style, attachment: attachment,
      onDismiss: onDismiss, declaration: declaration, presented: presented)
  }

  /// The screen that is presented, shared by all surfaces.
  private final class Memory {
    var screen: ContentScreen?
    var item: AnyHashable?
    /// The places of the view, on every surface.
    let dependents = Dependents()
  }

  func _evaluate(_ context: inout ViewContext) {
    // The slot lies beyond any offset that a property of a view can have.
    let memory = context.node.identity.slot(-1) { Memory() }
    let surface = context.surface
    memory.dependents.insert(context.node)
    context.add(base)
    if style == .popover { surface.popoverAnchors.set(context.node, for: memory) }
    if isPresented.wrappedValue {
      let item = item()
      if let screen = memory.screen, memory.item == item {
        screen.setContent(presented(), on: surface)
        surface.setEnvironment(context.environment, for: screen)
      } else if let presenter = context.environment.screen {
        if memory.screen != nil { surface.afterUpdate { dismiss(memory, isReplaced: true) } }
        // One turn later, so that what is dismissed in this one is gone before.
        surface.afterUpdate { [weak surface, weak presenter] in
          surface?.afterUpdate { [weak presenter] in
            if surface != nil { present(memory, item, presenter) }
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

  private func present(_ memory: Memory, _ item: AnyHashable?, _ presenter: Screen?) {
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
    (memory.screen, memory.item) = (screen, item)
    presenter.present(screen, style: style)
    // Each surface gives the screen what it evaluates and hands down.
    memory.dependents.invalidate()
  }

  private func dismiss(_ memory: Memory, isReplaced: Bool = false) {
    guard let screen = memory.screen else { return }
    memory.screen = nil
    if isReplaced { screen.onDismiss = onDismiss }
    screen.outermost.dismissSelf()
  }
}
