extension View {
  /// Says what a value of a type leads to in the navigation stack around this view.
  public consuming func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationModifier(
      base: self, type: type, declaration: SourceAddress(fileID: fileID, line: line)
    ) { AnyView(destination($0)) }
  }
}

struct DestinationModifier<Content: View, Value: Hashable>: PrimitiveView, ModifiedView {
  let base: Content
  let type: Value.Type
  let declaration: SourceAddress
  let destination: (Value) -> AnyView

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    DestinationModifier<AnyView, Value>(
      base: content, type: type, declaration: declaration, destination: destination)
  }

  func _evaluate(_ context: inout ViewContext) {
    context.environment.navigation?.setDestination(
      for: type, from: context.environment.screen, declaration: declaration, destination,
      on: context.surface)
    context.add(base)
  }
}
