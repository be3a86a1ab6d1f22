/// The view that a modifier changes, as its `body` sees it.
public struct ModifierContent<Modifier>: PrimitiveView {
  let view: any View

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(view) }
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { view._collect(into: &items) }
}

/// A view with a change made to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, ModifiedView {
  private let base: Content
  private let modifier: Modifier

  init(content: Content, modifier: Modifier) {
    base = content
    self.modifier = modifier
  }

  var content: any View { base }

  func applied(to content: AnyView) -> any View {
    ModifiedContent<AnyView, Modifier>(content: content, modifier: modifier)
  }

  /// What the modifier makes of the content.
  public var body: some View { ModifierBody(content: base, modifier: modifier) }
}

/// Evaluates the modifier as a place of its own, so that its state and environment are connected.
struct ModifierBody<Modifier: ViewModifier>: PrimitiveView {
  let content: any View
  let modifier: Modifier

  func _evaluate(_ context: inout ViewContext) {
    var modifier = modifier
    DynamicProperties.connect(&modifier, to: context.node)
    let connected = modifier
    context.add(connected.body(content: ModifierContent(view: content)))
  }
}
