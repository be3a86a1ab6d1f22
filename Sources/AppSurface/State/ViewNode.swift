/// A view at its place in the tree of one surface: it keeps the view's children and, where the view
/// brings one, its element.
final class ViewNode {
  /// The surface unmounts its nodes before it goes, and an unmounted node does not use it.
  var surface: Surface { reference.takeUnretainedValue() }
  /// Handed from node to node without counting.
  private let reference: Unmanaged<Surface>
  private unowned(unsafe) let link: SurfaceLink
  /// Nil once the node is unmounted, which happens before its parent goes.
  @exclusivity(unchecked) private(set) unowned(unsafe) var parent: ViewNode?
  let key: NodeKey
  let viewType: ObjectIdentifier
  let depth: Int
  /// The last value of the view, where it may be evaluated though the view around it is not.
  @exclusivity(unchecked) private var view: (any View)?
  @exclusivity(unchecked) private(set) var environment: EnvironmentValues
  @exclusivity(unchecked) var children: [ViewNode] = []
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

  private init(
    _ reference: Unmanaged<Surface>, _ link: SurfaceLink, parent: ViewNode?, key: NodeKey,
    viewType: ObjectIdentifier, environment: EnvironmentValues, identity: IdentityNode?
  ) {
    self.reference = reference
    self.link = link
    self.parent = parent
    self.key = key
    self.viewType = viewType
    self.environment = environment
    knownIdentity = identity
    depth = (parent?.depth ?? 0) + 1
  }

  /// The node of the outermost view of a surface.
  convenience init<Root: View>(root: Root.Type, of surface: Surface) {
    self.init(
      Unmanaged.passUnretained(surface), surface.link, parent: nil, key: .index(0),
      viewType: ObjectIdentifier(root), environment: EnvironmentValues(), identity: IdentityNode())
  }

  isolated deinit { ticket?.cancel() }

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

  /// Asks for an evaluation in the surface's next update; where the value of the view is not at hand,
  /// for one of the view around it.
  func setNeedsUpdate(depth: Int = ChangeDepth.current) {
    guard isMounted else { return }
    guard view != nil || parent == nil else {
      parent?.setNeedsUpdate(depth: depth)
      return
    }
    changeDepth = isDirty ? min(changeDepth, depth) : depth
    guard !isDirty else { return }
    isDirty = true
    surface.enqueue(self)
  }

  /// Takes a new value of the view and evaluates it, unless it is known to be what it was.
  func update<Content: View>(_ view: Content, _ environment: EnvironmentValues) {
    if Content._readsObjects {
      let isSame =
        !isDirty && ViewComparison.of(Content.self).isSame(self.view, view)
        && self.environment.isKnownEqual(to: environment)
      self.view = view
      self.environment = environment
      guard !isSame else { return }
    } else {
      self.environment = environment
    }
    if isDirty, changeDepth < ChangeDepth.current {
      ChangeDepth.at(changeDepth) { evaluate(view) }
    } else {
      evaluate(view)
    }
  }

  /// Evaluates again with the value at hand, if something asked for it.
  func updateIfNeeded() {
    guard isMounted, isDirty, let view else { return }
    ChangeDepth.at(changeDepth) { evaluate(view) }
    if element == nil { nearestElementNode?.adoptElements() }
  }

  private func evaluate<Content: View>(_ view: Content) {
    isDirty = false
    link.evaluationCount += 1
    let isWatched = Content._readsObjects && !Content._watchesItself
    var context = ViewContext(node: self, isWatched: isWatched)
    if isWatched {
      tracking { view._evaluate(&context) }
    } else {
      view._evaluate(&context)
    }
    context.finish()
  }

  /// Makes the children match the list, keeping those that have the same key and type.
  func reconcile(_ wanted: [ChildView]) {
    var matching = ChildMatching()
    for new in wanted {
      matching.take(new.view, key: new.key, environment: new.environment, in: self)
    }
    matching.finish(in: self)
    adoptElements()
  }

  /// Makes a child and evaluates it.
  func makeChild<Content: View>(
    _ view: Content, key: NodeKey, environment: EnvironmentValues
  ) -> ViewNode {
    let child = ViewNode(
      reference, link, parent: self, key: key, viewType: ObjectIdentifier(Content.self),
      environment: environment, identity: nil)
    if Content._readsObjects { child.view = view }
    child.evaluate(view)
    return child
  }

  // MARK: Children made during layout

  /// The child of a key, brought up to date or made; it counts once ``setLazyChildren(_:)`` names it.
  func lazyChild(_ new: ChildView) -> ViewNode {
    if let child = lazyChildren[new.key],
      child.viewType == ObjectIdentifier(type(of: new.view))
    {
      child.update(new.view, new.environment)
      return child
    }
    return makeChild(new.view, key: new.key, environment: new.environment)
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
    guard let element, !(children.isEmpty && element.children.isEmpty) else { return }
    if children.count == 1, let only = children[0].element { return element.setChildren([only]) }
    var elements: [Element] = []
    elements.reserveCapacity(children.count)
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
  /// earlier runs read counts no longer.
  func tracking<Result>(_ body: () -> Result) -> Result {
    let ticket = self.ticket ?? ObservationTicket(inbox: surface.inbox, node: self)
    self.ticket = ticket
    return ticket.evaluate(viewType, body)
  }
}
