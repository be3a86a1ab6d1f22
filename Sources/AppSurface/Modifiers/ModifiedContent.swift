/// The view that a modifier changes, as its `body` sees it.
public struct ModifierContent<Modifier>: PrimitiveView {
  let view: any View

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for what is inside.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(any: view) }
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

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for what the modifier makes of the content.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(only: body) }

  /// What the modifier makes of the content.
  public var body: some View { ModifierBody(content: base, modifier: modifier) }
}

/// Evaluates the modifier as a place of its own, so that its state and environment are connected.
struct ModifierBody<Modifier: ViewModifier>: PrimitiveView {
  let content: any View
  let modifier: Modifier

  static var _watchesItself: Bool { true }

  func _evaluate(_ context: inout ViewContext) {
    let node = context.node
    context.add(
      node.tracking {
        DynamicProperties.with(modifier, connectedTo: node) {
          $0.body(content: ModifierContent(view: content))
        }
      })
  }
}
