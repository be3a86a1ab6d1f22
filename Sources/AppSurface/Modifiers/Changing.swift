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
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    Changing<AnyView, Value>(base: content, value: value, initial: initial, action: action)
  }

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
