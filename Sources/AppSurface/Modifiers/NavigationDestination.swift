extension View {
  /// Says what a value of a type leads to in the navigation stack around this view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationModifier(base: self, type: type) { AnyView(destination($0)) }
  }
}

struct DestinationModifier<Content: View, Value: Hashable>: PrimitiveView, ModifiedView {
  let base: Content
  let type: Value.Type
  let destination: (Value) -> AnyView

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    DestinationModifier<AnyView, Value>(base: content, type: type, destination: destination)
  }

  func _evaluate(_ context: inout ViewContext) {
    context.environment.navigation?.setDestination(
      for: type, from: context.environment.screen, destination, on: context.surface)
    context.add(base)
  }
}
