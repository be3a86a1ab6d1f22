/// A primitive change: what it does to the environment, the items and the element.
///
/// It is known to the code that uses it, which so knows the types of all that it puts together.
@usableFromInline
struct Modified<Content: View>: PrimitiveView, ModifiedView {
  @usableFromInline let base: Content
  @usableFromInline let change: ((inout EnvironmentValues) -> Void)?
  @usableFromInline let traits: ((inout ItemTraits) -> Void)?

  @inlinable init(
    base: consuming Content, change: ((inout EnvironmentValues) -> Void)? = nil,
    traits: ((inout ItemTraits) -> Void)? = nil
  ) {
    self.base = base
    self.change = change
    self.traits = traits
  }

  var content: any View { base }

  @usableFromInline static var _readsObjects: Bool { false }
  @usableFromInline static var _isStructure: Bool { true }

  @usableFromInline func _evaluate(_ context: inout ViewContext) {
    change?(&context.environment)
    context.add(only: base)
  }

  func applied(to content: AnyView) -> any View {
    Modified<AnyView>(base: content, change: change, traits: traits)
  }

  var isForHeaders: Bool { true }

  @usableFromInline func _collect(into items: inout ItemCollector) {
    guard let traits else { return items.add(modified: self) }
    items.with(traits) { base._collect(into: &$0) }
  }
}
