/// The layers of one window: it places them, brings events to the right one, knows when something
/// is due, and gives the composed frame.
public final class LayerStack {
  /// What the outside gives.
  public var services: HostServices
  /// The window's size in points.
  public private(set) var windowSize: Size
  /// Pixels for each point of the window.
  public private(set) var windowScale: Double
  /// The layers, bottom first.
  public private(set) var layers: [Layer] = []
  /// What shows where no layer draws.
  public var background = Color(hex: 0x2A2C31) {
    didSet { if background != oldValue { layersChanged() } }
  }
  /// The window's title.
  public var windowTitle = "" { didSet { if windowTitle != oldValue { surfaceNeedsTurn() } } }
  /// Called when something asks for an update outside of an event.
  public var needsTurn: (() -> Void)?
  /// Called when the person asks to close the window; false keeps it open.
  public var shouldClose: (() -> Bool)?

  private var statistics = FrameStatistics()
  private var interceptors: [(token: Int, body: (InputEvent) -> EventAnswer)] = []
  private var followers: [(token: Int, body: () -> Void)] = []
  private var lastToken = 0
  private var needsArrangement = true
  private var needsComposition = true
  private var isHandlingTurn = false
  private weak var pressedLayer: Layer?
  private var pressedButton: PointerEvent.Button?
  private var watchedPress = WatchedPress()
  private weak var keyLayer: Layer?
  private var pointer: Point?

  /// A stack with no layer, for a window of a size that an event will tell.
  public init(services: HostServices, windowSize: Size = .zero, windowScale: Double = 1) {
    self.services = services
    self.windowSize = windowSize
    self.windowScale = windowScale
    let hostFact = services.fact
    self.services.fact = { [weak self] in self?.frameFact($0) ?? hostFact($0) }
  }

  private func frameFact(_ fact: HostFact) -> String? {
    statistics.fact(fact, at: services.now())
  }

  /// The host says that the last frame is on the screen.
  public func framePresented() { statistics.presented(at: services.now()) }

  // MARK: Layers

  /// Adds a layer over those of its own level and below.
  public func add(_ layer: Layer) {
    let index = layers.firstIndex { $0.level > layer.level } ?? layers.endIndex
    layers.insert(layer, at: index)
    layer.stack = self
    layer.surface.stack = self
    layer.surface.services = services
    setNeedsArrangement()
  }

  /// Takes a layer out.
  public func remove(_ layer: Layer) {
    layers.removeAll { $0 === layer }
    layer.surface.input.cancelPress()
    if pressedLayer === layer { pressedLayer = nil }
    if keyLayer === layer { keyLayer = nil }
    layer.stack = nil
    layer.surface.stack = nil
    layersChanged()
  }

  /// The layer of a name.
  public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }

  /// Asks for every layer to be placed anew.
  public func setNeedsArrangement() {
    needsArrangement = true
    layersChanged()
  }

  func layersChanged() {
    needsComposition = true
    surfaceNeedsTurn()
  }

  func surfaceNeedsTurn() {
    guard !isHandlingTurn else { return }
    needsTurn?()
  }

  private var shownLayers: [Layer] { layers.filter { !$0.isHidden } }

  /// The layers of which something can be seen.
  private var drawnLayers: ArraySlice<Layer> {
    let shown = shownLayers
    return shown[(shown.lastIndex { $0.hidesBeneath } ?? 0)...]
  }

  private func arrangeLayers() {
    guard needsArrangement else { return }
    needsArrangement = false
    for layer in layers {
      let arrangement = layer.arrange(windowSize, windowScale)
      layer.surface.configuration = arrangement.configuration
      layer.placement = arrangement.placement
    }
    needsComposition = true
  }

  // MARK: Events

  /// Sees every event before the layers do, those added first coming first.
  public func addInterceptor(_ body: @escaping (InputEvent) -> EventAnswer) -> Int {
    lastToken += 1
    interceptors.append((lastToken, body))
    return lastToken
  }

  /// Ends what ``addInterceptor(_:)`` began.
  public func removeInterceptor(_ token: Int) { interceptors.removeAll { $0.token == token } }

  /// Has something done after each update that found everything at rest.
  public func addUpdateFollower(_ body: @escaping () -> Void) -> Int {
    lastToken += 1
    followers.append((lastToken, body))
    return lastToken
  }

  /// Ends what ``addUpdateFollower(_:)`` began.
  public func removeUpdateFollower(_ token: Int) { followers.removeAll { $0.token == token } }

  /// Brings an event, in points of the window, to whoever takes it.
  public func send(_ event: InputEvent) -> EventAnswer {
    isHandlingTurn = true
    defer { isHandlingTurn = false }
    if case .window(let change) = event.kind { windowChanged(change, event) }
    arrangeLayers()
    for interceptor in interceptors where interceptor.body(event) == .consumed {
      return .consumed
    }
    arrangeLayers()
    return dispatch(event)
  }

  private func windowChanged(_ change: WindowEvent, _ event: InputEvent) {
    switch change {
    case .resized(let size, let scale):
      let size = Size(width: sane(size.width), height: sane(size.height))
      let scale = scale.isFinite && scale > 0 ? scale : 1
      guard size != windowSize || scale != windowScale else { return }
      (windowSize, windowScale) = (size, scale)
      // What a press was on lies elsewhere now.
      pressedLayer?.surface.input.cancelPress()
      (pressedLayer, pressedButton) = (nil, nil)
      setNeedsArrangement()
    case .exposed: needsComposition = true
    case .focusLost, .hidden:
      (pressedLayer, pressedButton) = (nil, nil)
      watchedPress.cancel(at: event.time)
    default: break
    }
  }

  private func sane(_ length: Double) -> Double {
    length.isFinite ? min(100_000, max(1, length)) : 1
  }

  private func dispatch(_ event: InputEvent) -> EventAnswer {
    switch event.kind {
    case .pointer(let pointer): return send(pointer, event)
    case .wheel(let wheel): return send(wheel, event)
    case .keyDown, .keyUp, .text, .composition, .controller:
      return layerWithKeyboard?.surface.send(event) ?? .passed
    case .motion, .touch: return .passed
    case .window:
      for layer in shownLayers { _ = layer.surface.send(event) }
      return .passed
    }
  }

  private func send(_ pointer: PointerEvent, _ event: InputEvent) -> EventAnswer {
    self.pointer = pointer.position
    // Those who watch see what was pressed before the app changes it.
    watchedPress.show(pointer, at: event.time) { watchers(at: pointer.position) }
    guard let layer = layer(for: pointer, event) else { return .passed }
    var local = pointer
    local.position = layer.placement.fromWindow(pointer.position)
    let answer = layer.surface.send(InputEvent(time: event.time, kind: .pointer(local)))
    return layer.eventPolicy == .modal ? .consumed : answer
  }

  /// The layer that a pointer event belongs to: from the first button that goes down until it goes up
  /// again the one that was pressed, though the pointer leaves it.
  private func layer(for pointer: PointerEvent, _ event: InputEvent) -> Layer? {
    if let button = pressedButton {
      let pressed = pressedLayer
      let isOver =
        pointer.phase == .cancelled || (pointer.phase == .up && pointer.button == button)
      if isOver { (pressedLayer, pressedButton) = (nil, nil) }
      return pressed.flatMap { $0.isHidden ? nil : $0 }
    }
    let layer = layerHit(at: pointer.position)
    if pointer.phase == .down {
      (pressedLayer, pressedButton) = (layer, pointer.button)
      keyLayer = layer
    }
    if pointer.phase == .moved { leaveOthers(layer, event) }
    return layer
  }

  private func leaveOthers(_ hovered: Layer?, _ event: InputEvent) {
    for layer in shownLayers where layer !== hovered {
      _ = layer.surface.send(InputEvent(time: event.time, kind: .window(.pointerLeft)))
    }
  }

  private func send(_ wheel: WheelEvent, _ event: InputEvent) -> EventAnswer {
    guard let layer = layerHit(at: wheel.position) else { return .passed }
    var local = wheel
    local.position = layer.placement.fromWindow(wheel.position)
    let answer = layer.surface.send(InputEvent(time: event.time, kind: .wheel(local)))
    return layer.eventPolicy == .modal ? .consumed : answer
  }

  /// The topmost layer that takes the pointer at a point of the window.
  private func layerHit(at point: Point) -> Layer? {
    for layer in shownLayers.reversed() {
      switch layer.eventPolicy {
      case .modal: return layer
      case .transparent, .watching: continue
      case .hitTested: if layer.isHit(at: point) { return layer }
      }
    }
    return nil
  }

  /// The layers that watch and have something interactive at a point of the window, down to the one
  /// that takes the pointer there.
  private func watchers(at point: Point) -> [Layer] {
    let taker = layerHit(at: point)
    return shownLayers.reversed().prefix { $0 !== taker }
      .filter { $0.eventPolicy == .watching && $0.isHit(at: point) }
  }

  /// The layer that keys go to: the topmost modal one, else the one that was pressed last, else the
  /// lowest.
  private var layerWithKeyboard: Layer? {
    let shown = shownLayers
    if let modal = shown.last(where: { $0.eventPolicy == .modal }) { return modal }
    if let keyLayer, shown.contains(where: { $0 === keyLayer }) { return keyLayer }
    return shown.first { $0.eventPolicy != .transparent && $0.eventPolicy != .watching }
  }

  /// Whether keys go to a layer.
  public func isKey(_ layer: Layer?) -> Bool { layer != nil && layerWithKeyboard === layer }

  /// Gives the keyboard to a layer, as a press on it would.
  public func makeKey(_ layer: Layer?) { keyLayer = layer }

  // MARK: Turns

  /// Performs what is due, evaluates and lays out.
  public func update(at now: Duration) {
    isHandlingTurn = true
    statistics.turnStart = services.now()
    defer { isHandlingTurn = false }
    arrangeLayers()
    for layer in layers { layer.surface.advance(to: now) }
    updateSurfaces()
    for follower in followers { follower.body() }
    arrangeLayers()
    updateSurfaces()
  }

  private func updateSurfaces() {
    for layer in layers where !layer.isHidden && layer.surface.needsUpdate {
      let start = services.now()
      layer.surface.update()
      layer.updateDuration = services.now() - start
    }
  }

  /// When ``update(at:)`` must be called though nothing happened.
  public var nextDeadline: Duration? { layers.compactMap(\.surface.nextDeadline).min() }

  /// Whether ``update(at:)`` would change something.
  public var needsUpdate: Bool {
    needsArrangement || layers.contains { !$0.isHidden && $0.surface.needsUpdate }
  }

  /// Whether something must be drawn.
  public var needsDisplay: Bool {
    needsComposition || drawnLayers.contains { $0.surface.needsDisplay }
  }

  /// The frame as it stands.
  public func composition() -> Composition {
    isHandlingTurn = true
    defer { isHandlingTurn = false }
    arrangeLayers()
    needsComposition = false
    var composition = Composition(windowSize: windowSize, background: background)
    for layer in drawnLayers {
      composition.layers.append(
        PlacedDrawList(
          placement: layer.placement, clip: layer.clipsToSurface ? layer.frame : nil,
          drawList: layer.surface.drawList()))
    }
    statistics.composed(composition, at: services.now())
    return composition
  }

  // MARK: What the host shows

  /// What a focused text field asks of the host; nil where text input is not wanted.
  public var textInput: TextInputRequest? {
    guard let layer = layerWithKeyboard, let field = layer.surface.focusedElement,
      field.wantsTextInput
    else { return nil }
    let caret = (field.caretRect ?? field.bounds).offset(by: field.surfaceFrame.origin)
    return TextInputRequest(caret: layer.placement.toWindow(caret))
  }

  /// What the mouse pointer looks like where it is.
  public var pointerStyle: PointerStyle {
    if let pressedLayer { return pressedLayer.surface.input.pointerStyle }
    guard let pointer, let layer = layerHit(at: pointer) else { return .arrow }
    return layer.surface.input.pointerStyle
  }
}
