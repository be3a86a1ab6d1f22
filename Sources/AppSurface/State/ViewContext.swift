/// One evaluation of a view: what it reads, and where it says what it is made of.
public struct ViewContext {
  let node: ViewNode
  /// What is handed to the children; a view may change it for them.
  public var environment: EnvironmentValues
  private(set) var children: [ChildView] = []
  /// Set by a view whose children are made during layout.
  var keepsChildren = false

  init(node: ViewNode) {
    self.node = node
    environment = node.environment
  }

  var surface: Surface { node.surface }

  /// Adds a child view, known by its place among the children.
  public mutating func add(_ view: any View) {
    add(view, key: .index(children.count))
  }

  mutating func add(_ view: any View, key: NodeKey) {
    children.append(ChildView(key: key, view: view, environment: environment))
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
