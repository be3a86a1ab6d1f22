/// One evaluation of a view: what it reads, and where it says what it is made of.
public struct ViewContext {
  let node: ViewNode
  /// What is handed to the children; a view may change it for them.
  public var environment: EnvironmentValues
  /// Set by a view whose children are made during layout.
  var keepsChildren = false
  private var place = StructuralPlace()
  private var matching = ChildMatching()
  /// The children of a view whose evaluation is watched: they are evaluated when it is over, for what
  /// they read is not what it reads.
  private var waiting: [ChildView] = []
  private let isWatched: Bool

  init(node: ViewNode, isWatched: Bool) {
    self.node = node
    self.isWatched = isWatched
    environment = node.environment
  }

  var surface: Surface { node.surface }

  /// Adds a child view, known by its place among the children.
  public mutating func add(_ view: some View) { add(view, key: .index(place.next)) }

  mutating func add(_ view: some View, key: NodeKey) { put(view, at: place.take(key)) }

  /// Adds the one view that a view stands for, at the place of that view.
  mutating func add(only view: some View) { put(view, at: place.onlyKey) }

  /// Adds the one view that a view stands for, where its type may be another one each time.
  mutating func add(any view: some View) { evaluate(view, at: place.onlyKey) }

  /// A view that only stands for others is evaluated in place; the others are the children.
  private mutating func put<Content: View>(_ view: Content, at key: NodeKey) {
    guard Content._isStructure, let beneath = StructuralPlace(beneath: key) else {
      return evaluate(view, at: key)
    }
    let outer = (place, environment)
    place = beneath
    view._evaluate(&self)
    (place, environment) = outer
  }

  private mutating func evaluate(_ view: some View, at key: NodeKey) {
    if isWatched {
      waiting.append(ChildView(key: key, view: view, environment: environment))
    } else {
      matching.take(view, key: key, environment: environment, in: node)
    }
  }

  /// Ends the evaluation: the children are those that were added.
  mutating func finish() {
    guard !keepsChildren else { return }
    for child in waiting {
      matching.take(child.view, key: child.key, environment: child.environment, in: node)
    }
    matching.finish(in: node)
    node.adoptElements()
  }

  /// Gives the view an element, which is made once and kept, and brings it up to date.
  public func element<E: Element>(_ make: @autoclosure () -> E, update: (E) -> Void = { _ in }) {
    let element: E
    if let kept = node.element as? E {
      element = kept
    } else {
      element = make()
      node.setElement(element)
    }
    ViewWriting.perform {
      element.take(node.environment)
      update(element)
    }
  }
}
