/// A primitive change: what it does to the environment, the items and the element.
struct Modified<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  var change: ((inout EnvironmentValues) -> Void)?
  var traits: ((inout ItemTraits) -> Void)?

  var content: any View { base }

  static var _readsObjects: Bool { false }
  static var _isStructure: Bool { true }

  func _evaluate(_ context: inout ViewContext) {
    change?(&context.environment)
    context.add(only: base)
  }

  func applied(to content: AnyView) -> any View {
    Modified<AnyView>(base: content, change: change, traits: traits)
  }

  var isForHeaders: Bool { true }

  func _collect(into items: inout ItemCollector) {
    guard let traits else { return items.add(modified: self) }
    items.with(traits) { base._collect(into: &$0) }
  }
}
