extension View {
  /// Performs an action once when the view appears on the live surface.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Watched(base: self, onAppear: action ?? {}, onDisappear: {})
  }

  /// Performs an action once when the view disappears from the live surface.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Watched(base: self, onAppear: {}, onDisappear: action ?? {})
  }

  /// Performs an action when a value changed, on the live surface; it is handed the old and the new
  /// value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Changing(base: self, value: value, initial: initial, action: action)
  }

  /// Performs an action when a value changed, on the live surface.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

struct Watched<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive { entry(in: context).update(onAppear, onDisappear) }
    context.add(base)
  }

  private func entry(in context: ViewContext) -> Appearances.Entry {
    if let entry = context.node.memory as? Appearances.Entry { return entry }
    let entry = Appearances.Entry(screen: context.environment.screen)
    let surface = context.surface
    context.node.memory = entry
    context.node.onUnmount = { [weak surface] in
      entry.isMounted = false
      surface?.afterUpdate {}
    }
    surface.appearances.add(entry)
    return entry
  }

  func _collect(into items: inout ItemCollector) { items.add(self) }
}

extension Appearances.Entry {
  fileprivate func update(_ onAppear: @escaping () -> Void, _ onDisappear: @escaping () -> Void) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }
}

struct Changing<Content: View, Value: Equatable>: PrimitiveView, ModifiedView {
  let base: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  private final class Memory {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    let (value, action) = (value, action)
    if let memory = context.node.memory as? Memory {
      let old = memory.value
      if old != value {
        memory.value = value
        context.surface.afterUpdate { action(old, value) }
      }
    } else {
      context.node.memory = Memory(value)
      if initial { context.surface.afterUpdate { action(value, value) } }
    }
    context.add(base)
  }
}
