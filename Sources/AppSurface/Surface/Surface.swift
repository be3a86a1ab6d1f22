/// The root of a simulated app: it holds a screen, is laid out for a configuration, takes input and
/// gives a draw list.
///
/// A surface is cheap. Several can show the same screen at different configurations at once; only a
/// live one tells screens that they appear and performs what `onAppear` and the like say.
@MainActor public final class Surface {
  /// The screen that is shown, with everything it presents on top.
  public let rootScreen: Screen
  /// What the outside gives.
  public var services: HostServices
  /// Whether this is the surface that the person sees.
  public let isLive: Bool
  /// The stack of layers that shows the surface, if one does.
  public internal(set) weak var stack: LayerStack?

  /// What the surface is laid out for; what is not finite or not positive is made harmless.
  public var configuration: SurfaceConfiguration {
    get { storedConfiguration }
    set {
      let new = newValue.sane
      guard new != storedConfiguration else { return }
      let needsEvaluation = new.style != storedConfiguration.style
      storedConfiguration = new
      if needsEvaluation { rootNode?.setNeedsUpdate() }
      rootElement?.setNeedsLayout()
    }
  }

  /// The size in points that the app would like to have; nil leaves it to the window. It is a wish:
  /// whoever shows the surface grants it, as the debugging tools do while no other size is chosen.
  public var preferredContentSize: Size? {
    didSet { if preferredContentSize != oldValue { stack?.setNeedsArrangement() } }
  }

  /// The points of the surface.
  public var size: Size { storedConfiguration.size }

  /// How many views have been evaluated since the surface was made.
  public var evaluationCount: Int { link.evaluationCount }
  /// How many elements have been placed anew since the surface was made.
  public var placementCount: Int { link.placementCount }

  /// How many times the draw list has been made anew since the surface was made.
  public private(set) var drawingCount = 0
  /// The traits that a view of this surface has asked for since the surface was made; the others
  /// have had no effect on it.
  public var readTraits: SurfaceTraits { reads.traits }

  let input = SurfaceInput()
  let link = SurfaceLink()
  let inbox: ObservationInbox
  let lifecycle = ScreenLifecycle()
  let appearances = Appearances()
  private var shownMarks = SurfaceMarks()
  private let reads = TraitReads()
  /// Where the views stand that popovers point at.
  var popoverAnchors = PopoverAnchors()
  var elementFollowers = ElementFollowers()
  /// What extensions tell of themselves in an export of the state, by the name of their part.
  public var reports: [String: () -> JSONValue] = [:]
  private var storedConfiguration: SurfaceConfiguration
  private var rootNode: ViewNode?
  private var dirtyNodes: [ViewNode] = []
  private var contents = ScreenContents()
  private var afterUpdate: [() -> Void] = []
  private var isUpdating = false
  private var cachedDrawList: DrawList?
  private var timers = TimerQueue()

  /// A surface that shows `root`.
  public init(
    root: Screen, configuration: SurfaceConfiguration, services: HostServices, isLive: Bool = true
  ) {
    rootScreen = root
    storedConfiguration = configuration.sane
    self.services = services
    self.isLive = isLive
    inbox = ObservationInbox(wake: services.wake)
    link.surface = self
    input.surface = self
    let node = ViewNode(root: SurfaceRoot.self, of: self)
    rootNode = node
    node.setNeedsUpdate()
  }

  isolated deinit {
    rootNode?.unmount()
    link.surface = nil
  }

  /// The outermost element; nil before the first update.
  public var rootElement: Element? { rootNode?.element }
  /// The element that has the keyboard.
  public var focusedElement: Element? { input.focused }

  // MARK: Updating

  /// Whether an update would change something.
  public var needsUpdate: Bool {
    !dirtyNodes.isEmpty || link.needsLayoutPass || !inbox.isEmpty || !afterUpdate.isEmpty
      || elementFollowers.hasPending
  }

  /// Whether the draw list is out of date.
  public var needsDisplay: Bool { link.isDisplayDirty || needsUpdate }

  func setNeedsDisplay() {
    guard !link.isDisplayDirty else { return }
    link.isDisplayDirty = true
    stack?.surfaceNeedsTurn()
  }

  func setNeedsLayout() {
    if link.needsLayoutPass {
      if link.layoutDepth > 0 { link.layoutDepth = min(link.layoutDepth, ChangeDepth.current) }
      return
    }
    link.layoutDepth = ChangeDepth.current
    link.needsLayoutPass = true
    stack?.surfaceNeedsTurn()
  }

  func enqueue(_ node: ViewNode) {
    dirtyNodes.append(node)
    stack?.surfaceNeedsTurn()
  }

  /// Performs an action when evaluation and layout are done, on a live surface only.
  func afterUpdate(_ action: @escaping () -> Void) {
    guard isLive else { return }
    let depth = ChangeDepth.current
    afterUpdate.append { ChangeDepth.at(depth, action) }
    stack?.surfaceNeedsTurn()
  }

  /// Evaluates and lays out what changed, tells screens what came of it, and repeats while that
  /// changes something again.
  public func update() {
    guard !isUpdating, needsUpdate else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    repeat {
      inbox.drain()
      evaluateDirtyNodes()
      layOut()
      for follower in elementFollowers.takePending() { follower.tell() }
      settle()
      rounds += 1
      // A state that a view changes each time it is evaluated would never come to rest.
    } while needsUpdate && rounds < 32
  }

  private func evaluateDirtyNodes() {
    var rounds = 0
    while !dirtyNodes.isEmpty, rounds < 64 {
      rounds += 1
      let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes = []
      for node in nodes { evaluate(node) }
    }
  }

  private func evaluate(_ node: ViewNode) {
    guard node === rootNode else { return node.updateIfNeeded() }
    var environment = EnvironmentValues()
    environment.style = storedConfiguration.style
    environment.reads = reads
    ChangeDepth.at(node.changeDepth) {
      node.update(SurfaceRoot(screen: rootScreen), environment)
    }
  }

  private func layOut() {
    guard link.needsLayoutPass, let root = rootElement else { return }
    link.needsLayoutPass = false
    let region = SafeRegion(
      outer: Rect(origin: .zero, size: size), insets: storedConfiguration.safeArea)
    ChangeDepth.at(link.layoutDepth) {
      root.placeRoot(in: Rect(origin: .zero, size: size), region: region)
    }
    // What layout itself asked for has been answered by this very pass.
    link.isDisplayDirty = true
    input.layoutChanged()
  }

  private func settle() {
    if isLive {
      lifecycle.update(root: rootScreen)
      appearances.update()
    }
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { action() }
    input.updateFocus()
    input.updatePress()
  }

  // MARK: Content of screens that views host

  func content(for screen: Screen) -> AnyView? { contents[screen] }

  func setContent(_ view: AnyView, for screen: Screen) {
    contents[screen] = view
    screen.hosts.invalidate(on: self)
  }

  /// What the view that presents a screen hands down to it; nil where no view does.
  func environment(for screen: Screen) -> EnvironmentValues? { contents.environment(of: screen) }

  /// Hands down to a presented screen what its presenting view has. It must have its content.
  func setEnvironment(_ environment: EnvironmentValues, for screen: Screen) {
    let old = contents.environment(of: screen)
    contents.setEnvironment(environment, of: screen)
    if !(old?.isKnownEqual(to: environment) ?? false) { screen.dependents.invalidate(on: self) }
  }

  // MARK: Observing

  /// Calls back when a screen appears, changes or goes, until the token is handed to
  /// ``removeScreenObserver(_:)``.
  public func addScreenObserver(_ observer: @escaping (ScreenEvent) -> Void) -> Int {
    lifecycle.addObserver(observer)
  }

  /// Ends what ``addScreenObserver(_:)`` began.
  public func removeScreenObserver(_ token: Int) { lifecycle.removeObserver(token) }

  /// The screens that show, outer ones first.
  public var visibleScreens: [Screen] { lifecycle.visibleScreens }

  /// What views say of themselves while they show, in the order of their appearance.
  public var marks: [SurfaceMark] { shownMarks.marks }

  func add(_ mark: AnyHashable, _ screen: Screen?, owner: Appearances.Entry) {
    shownMarks.add(mark, screen, owner: owner)
    lifecycle.changed(screen)
  }

  func change(_ mark: AnyHashable, owner: Appearances.Entry) {
    if shownMarks.change(mark, owner: owner) { lifecycle.changed(owner.screen) }
  }

  func removeMark(of owner: Appearances.Entry) {
    shownMarks.remove(owner: owner)
    lifecycle.changed(owner.screen)
  }

  // MARK: Time

  /// Performs an action once at a time on the host's clock; the token cancels it.
  @discardableResult
  public func schedule(at time: Duration, _ action: @escaping () -> Void) -> Int {
    stack?.surfaceNeedsTurn()
    return timers.add(time, action)
  }

  /// Takes back what ``schedule(at:_:)`` planned.
  public func cancelScheduled(_ token: Int) { timers.remove(token) }

  /// When something is planned next.
  public var nextDeadline: Duration? { timers.next }

  /// Performs what was planned up to a time.
  public func advance(to time: Duration) {
    let last = timers.lastToken
    while let action = timers.next(until: time, plannedUpTo: last) { action() }
  }

  // MARK: Output

  /// What to draw, in points of the surface. It is kept until something changes.
  public func drawList() -> DrawList {
    update()
    if !link.isDisplayDirty, let cachedDrawList { return cachedDrawList }
    var canvas = Canvas(size: size)
    rootElement?.drawTree(&canvas)
    link.isDisplayDirty = false
    drawingCount += 1
    cachedDrawList = canvas.list
    return canvas.list
  }

  /// Gives an event to the surface; positions are in its points.
  public func send(_ event: InputEvent) -> EventAnswer {
    update()
    let answer = input.send(event)
    update()
    return answer
  }

  /// Leads the keyboard to an element, or away from all.
  public func focus(_ element: Element?) { input.focus(element) }
}
