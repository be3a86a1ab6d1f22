/// The element around a view: how it is made, and what it takes over at each evaluation.
@usableFromInline
struct Wrapping {
  fileprivate let evaluate: (borrowing ViewContext) -> Void

  init<Wrapper: Element>(
    _ make: @escaping @autoclosure () -> Wrapper, update: @escaping (Wrapper) -> Void
  ) {
    evaluate = { context in context.element(make(), update: update) }
  }
}

/// A view inside an element that lays it out or draws around it.
///
/// It is known to the code that uses it, which so knows the types of all that it puts together.
@usableFromInline
struct Wrapped<Content: View>: PrimitiveView, ModifiedView {
  @usableFromInline let base: Content
  @usableFromInline let wrapping: Wrapping

  @inlinable init(_ base: consuming Content, _ wrapping: Wrapping) {
    self.base = base
    self.wrapping = wrapping
  }

  var content: any View { base }

  func applied(to content: AnyView) -> any View { Wrapped<AnyView>(content, wrapping) }

  @usableFromInline static var _readsObjects: Bool { false }

  @usableFromInline func _evaluate(_ context: inout ViewContext) {
    wrapping.evaluate(context)
    context.add(base)
  }

  @usableFromInline func _collect(into items: inout ItemCollector) { items.add(modified: self) }
}
