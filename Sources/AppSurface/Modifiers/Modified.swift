/// A primitive change: what it does to the environment, the items and the element.
struct Modified<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  var change: ((inout EnvironmentValues) -> Void)?
  var traits: ((inout ItemTraits) -> Void)?

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    change?(&context.environment)
    context.add(base)
  }

  func _collect(into items: inout ItemCollector) {
    let collect: (inout ItemCollector) -> Void = { items in
      guard let traits else { return base._collect(into: &items) }
      items.with(traits) { base._collect(into: &$0) }
    }
    guard let change else { return collect(&items) }
    items.changing(change, collect)
  }
}
