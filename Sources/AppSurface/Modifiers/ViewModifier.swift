/// A change that can be made to any view.
@MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>
  /// What becomes of the content.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes, as its `body` sees it.
public struct ModifierContent<Modifier>: PrimitiveView {
  let view: any View

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

extension View {
  /// The view with a change made to it.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view around one other view, for those who look through it.
@MainActor
protocol ModifiedView: View {
  var content: any View { get }
}

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

/// A view inside an element that lays it out or draws around it.
struct Wrapped<Content: View, Wrapper: Element>: PrimitiveView, ModifiedView {
  let base: Content
  let make: () -> Wrapper
  let update: (Wrapper, EnvironmentValues) -> Void

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(make()) { update($0, environment) }
    context.add(base)
  }
}

extension View {
  func wrapped<Wrapper: Element>(
    _ make: @escaping @autoclosure () -> Wrapper,
    update: @escaping (Wrapper, EnvironmentValues) -> Void
  ) -> Wrapped<Self, Wrapper> {
    Wrapped(base: self, make: make, update: update)
  }
}
