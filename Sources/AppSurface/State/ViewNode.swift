internal import Observation

/// A view at its place in the tree of one surface: it keeps the last value of the view, its children
/// and, where the view brings one, its element.
final class ViewNode {
  /// The surface unmounts its nodes before it goes, and an unmounted node does not use it.
  unowned(unsafe) let surface: Surface
  /// Nil once the node is unmounted, which happens before its parent goes.
  @exclusivity(unchecked) private(set) unowned(unsafe) var parent: ViewNode?
  let key: NodeKey
  let viewType: ObjectIdentifier
  let depth: Int
  @exclusivity(unchecked) private(set) var view: any View
  @exclusivity(unchecked) private(set) var environment: EnvironmentValues
  @exclusivity(unchecked) private(set) var children: [ViewNode] = []
  @exclusivity(unchecked) private var lazyChildren: [NodeKey: ViewNode] = [:]
  @exclusivity(unchecked) private(set) var element: Element?
  @exclusivity(unchecked) private(set) var isMounted = true
  @exclusivity(unchecked) private var isDirty = false
  private var knownIdentity: IdentityNode?
  private var givenChildIdentity: IdentityNode?
  /// How far the change that made the node dirty is from the outside.
  private(set) var changeDepth = 0
  /// What a view that needs memory on this surface keeps between evaluations.
  var memory: AnyObject?
  /// Called once when the view leaves the tree.
  var onUnmount: (() -> Void)?
  private var ticket: ObservationTicket?

  init(
    surface: Surface, parent: ViewNode?, key: NodeKey, view: any View,
    environment: EnvironmentValues, identity: IdentityNode? = nil
  ) {
    self.surface = surface
    self.parent = parent
    self.key = key
    self.view = view
    self.environment = environment
    knownIdentity = identity
    viewType = ObjectIdentifier(type(of: view))
    depth = (parent?.depth ?? 0) + 1
  }

  /// Where the view's state is kept. Few views have any, so the place is made when it is asked for.
  var identity: IdentityNode {
    if let knownIdentity { return knownIdentity }
    let identity = parent?.childIdentity.child(key, type: viewType) ?? IdentityNode()
    knownIdentity = identity
    return identity
  }

  /// Where the states of the children are kept; a hosted screen brings a root of its own.
  var childIdentity: IdentityNode {
    get { givenChildIdentity ?? identity }
    set { givenChildIdentity = newValue }
  }

  /// Asks for an evaluation in the surface's next update.
  func setNeedsUpdate(depth: Int = ChangeDepth.current) {
    guard isMounted else { return }
    changeDepth = isDirty ? min(changeDepth, depth) : depth
    guard !isDirty else { return }
    isDirty = true
    surface.enqueue(self)
  }

  /// Takes a new value of the view and evaluates it, unless it is known to be what it was.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    let isSame =
      !isDirty && ViewComparison.of(view).isSame(self.view, view)
      && self.environment.isKnownEqual(to: environment)
    self.view = view
    self.environment = environment
    guard !isSame else { return }
    if isDirty, changeDepth < ChangeDepth.current {
      ChangeDepth.at(changeDepth) { evaluate() }
    } else {
      evaluate()
    }
  }

  /// Evaluates again with the value at hand, if something asked for it.
  func updateIfNeeded() {
    guard isMounted, isDirty else { return }
    ChangeDepth.at(changeDepth) { evaluate() }
    if element == nil { nearestElementNode?.adoptElements() }
  }

  func evaluate() {
    isDirty = false
    surface.evaluationCount += 1
    var context = ViewContext(node: self)
    // The whole evaluation is watched: not only bodies read objects, so do the bindings and closures
    // that some of the kit's own views were given.
    if type(of: view)._readsObjects {
      tracking { view._evaluate(&context) }
    } else {
      view._evaluate(&context)
    }
    if !context.keepsChildren { reconcile(context.children) }
  }

  /// Makes the children match the list, keeping those that have the same key and type.
  func reconcile(_ wanted: [ChildView]) {
    if children.count == wanted.count, zip(children, wanted).allSatisfy({ $0.matches($1) }) {
      for (child, new) in zip(children, wanted) { child.update(new.view, new.environment) }
    } else {
      replaceChildren(wanted)
    }
    adoptElements()
  }

  private func matches(_ child: ChildView) -> Bool {
    key == child.key && viewType == ObjectIdentifier(type(of: child.view))
  }

  private func replaceChildren(_ wanted: [ChildView]) {
    guard !children.isEmpty else {
      children.reserveCapacity(wanted.count)
      for new in wanted { children.append(makeChild(new)) }
      return
    }
    var old: [NodeKey: ViewNode] = [:]
    for child in children { old[child.key] = child }
    children = wanted.map { new in
      if let child = old[new.key], child.matches(new) {
        old[new.key] = nil
        child.update(new.view, new.environment)
        return child
      }
      return makeChild(new)
    }
    for child in old.values { child.unmount() }
  }

  private func makeChild(_ new: ChildView) -> ViewNode {
    let child = ViewNode(
      surface: surface, parent: self, key: new.key, view: new.view, environment: new.environment)
    child.evaluate()
    return child
  }

  // MARK: Children made during layout

  /// The child of a key, brought up to date or made; it counts once ``setLazyChildren(_:)`` names it.
  func lazyChild(_ new: ChildView) -> ViewNode {
    if let child = lazyChildren[new.key], child.matches(new) {
      child.update(new.view, new.environment)
      return child
    }
    return makeChild(new)
  }

  /// Keeps exactly these children, made by ``lazyChild(_:)``.
  func setLazyChildren(_ nodes: [ViewNode]) {
    let isSame = nodes.count == children.count && zip(nodes, children).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    let kept = Set(nodes.map { ObjectIdentifier($0) })
    for child in children where !kept.contains(ObjectIdentifier(child)) {
      if lazyChildren[child.key] === child { lazyChildren[child.key] = nil }
      child.unmount()
    }
    let old = Set(children.map { ObjectIdentifier($0) })
    for node in nodes where !old.contains(ObjectIdentifier(node)) { lazyChildren[node.key] = node }
    children = nodes
    adoptElements()
  }

  /// Hands the elements of the children to this node's own element.
  func adoptElements() {
    guard let element else { return }
    var elements: [Element] = []
    for child in children { child.collectElements(into: &elements) }
    element.setChildren(elements)
  }

  private func collectElements(into elements: inout [Element]) {
    if let element {
      elements.append(element)
    } else {
      for child in children { child.collectElements(into: &elements) }
    }
  }

  /// The elements that stand for this node in its parent.
  var elements: [Element] {
    var elements: [Element] = []
    collectElements(into: &elements)
    return elements
  }

  /// The nearest node around this one that brings an element.
  var nearestElementNode: ViewNode? {
    var node = parent
    while let current = node, current.element == nil { node = current.parent }
    return node
  }

  func setElement(_ element: Element) {
    self.element?.detach()
    self.element = element
    element.attach(to: self)
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    children = []
    lazyChildren = [:]
    onUnmount?()
    onUnmount = nil
    memory = nil
    ticket?.cancel()
    element?.didUnmount()
    element?.detach()
    parent = nil
  }

  /// Runs `body` and evaluates this node again when an observable object that it read changes. What
  /// earlier runs read counts no longer, but for those that add to them.
  func tracking<Result>(adding: Bool = false, _ body: () -> Result) -> Result {
    let ticket = self.ticket ?? ObservationTicket(inbox: surface.inbox, node: self)
    self.ticket = ticket
    let turn = ticket.begin(adding: adding)
    return withObservationTracking(body) { ticket.fire(turn) }
  }
}

/// A child as its parent's evaluation asks for it.
struct ChildView {
  var key: NodeKey
  var view: any View
  var environment: EnvironmentValues
}
