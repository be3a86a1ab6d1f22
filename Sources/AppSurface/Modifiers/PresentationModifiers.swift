extension View {
  /// Presents a card over the screen while the binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: isPresented, style: .sheet, onDismiss: onDismiss,
      presented: { AnyView(content()) })
  }

  /// Presents a card over the screen while the binding holds an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: item.isPresent, style: .sheet, onDismiss: onDismiss,
      presented: { AnyView(item.wrappedValue.map(content)) })
  }

  /// Covers the whole surface while the binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      base: self, isPresented: isPresented, style: .fullScreenCover, onDismiss: onDismiss,
      presented: { AnyView(content()) })
  }

  /// The heights that the sheet around this view can stand at; the first is taken at the start.
  public func presentationDetents(_ detents: [PresentationDetent]) -> some View {
    ScreenSetting(base: self) { screen in
      if screen.outermost.detents != detents { screen.outermost.detents = detents }
    }
  }

  /// The title that a navigation bar shows for the screen around this view.
  public func navigationTitle(_ title: String) -> some View {
    ScreenSetting(base: self) { screen in
      if screen.title != title { screen.title = title }
    }
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// Whether an optional value is there; setting false takes it away.
  fileprivate var isPresent: Binding<Bool> {
    Binding<Bool>(
      get: { !isNil(wrappedValue) },
      set: { isPresented in if !isPresented { wrappedValue = nil } })
  }
}

/// Whether a value is an optional that is nil.
private func isNil(_ value: Any) -> Bool {
  guard let optional = value as? any OptionalValue else { return false }
  return optional.isNone
}

private nonisolated protocol OptionalValue {
  var isNone: Bool { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}

/// Sets something of the screen around a view whenever the view is evaluated.
struct ScreenSetting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let set: (Screen) -> Void

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive, let screen = context.environment.screen { set(screen) }
    context.add(base)
  }
}

/// Presents a screen from a view while a binding says so.
struct Presenting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let isPresented: Binding<Bool>
  let style: Screen.PresentationStyle
  let onDismiss: (() -> Void)?
  let presented: () -> AnyView

  var content: any View { base }

  /// The screen that is presented, shared by all surfaces.
  private final class Memory {
    var screen: ContentScreen?
  }

  func _evaluate(_ context: inout ViewContext) {
    // The slot lies beyond any offset that a property of a view can have.
    let memory = context.node.identity.slot(-1) { Memory() }
    let surface = context.surface
    context.add(base)
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
    guard surface.isLive else { return }
    context.node.onUnmount = { [weak surface] in
      surface?.afterUpdate { dismiss(memory) }
    }
  }

  private func present(_ memory: Memory, _ presenter: Screen?, _ surface: Surface) {
    guard memory.screen == nil, isPresented.wrappedValue, let presenter else { return }
    let screen = ContentScreen(presented())
    let (isPresented, onDismiss) = (isPresented, onDismiss)
    screen.onDismiss = { [weak memory] in
      memory?.screen = nil
      if isPresented.wrappedValue { isPresented.wrappedValue = false }
      onDismiss?()
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
