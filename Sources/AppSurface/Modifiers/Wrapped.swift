/// A view inside an element that lays it out or draws around it.
struct Wrapped<Content: View, Wrapper: Element>: PrimitiveView, ModifiedView {
  let base: Content
  let make: () -> Wrapper
  let update: (Wrapper, EnvironmentValues) -> Void

  var content: any View { base }

  func applied(to content: AnyView) -> any View {
    Wrapped<AnyView, Wrapper>(base: content, make: make, update: update)
  }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let (make, update) = (make, update)
    context.element(make()) { update($0, environment) }
    context.add(base)
  }
}

extension View {
  consuming func wrapped<Wrapper: Element>(
    _ make: @escaping @autoclosure () -> Wrapper,
    update: @escaping (Wrapper, EnvironmentValues) -> Void
  ) -> Wrapped<Self, Wrapper> {
    Wrapped(base: self, make: make, update: update)
  }
}
