import AppSurface

@testable import DebugMenu

/// An app with two screens under a session, on a clock that stands still until it is told.
final class SessionTester {
  final class Clock {
    var time = Duration.zero
  }

  /// A screen of the app with a row of controls.
  final class HomeScreen: Screen {
    var presses = 0
    var text = ""

    override var content: AnyView {
      AnyView(
        VStack(spacing: 10) {
          Button("Press") { [weak self] in self?.presses += 1 }
          TextField(
            "Name",
            text: Binding(get: { [weak self] in self?.text ?? "" }, set: { self.text = $0 }))
          ScrollView { VStack { ForEach(0..<50) { Text("Line \($0)") } } }
        })
    }
  }

  let clock = Clock()
  let stack: LayerStack
  let app: Surface
  let home = HomeScreen()
  let controller = DebugController()
  private(set) var session: DebugSession?

  init(
    window: Size = Size(width: 1280, height: 800), options: DebugSession.Options = .init(),
    catalog: Catalog = .builtIn,
    prepare: (DebugController) -> Void = { _ in },
    services fill: (inout HostServices) -> Void = { _ in }
  ) {
    let clock = clock
    var services = HostServices()
    services.now = { clock.time }
    services.fact = { $0 == .appVersion ? "1.0.0" : nil }
    fill(&services)
    stack = LayerStack(services: services, windowSize: window)
    stack.windowTitle = "Demo"
    app = Surface(
      root: home, configuration: SurfaceConfiguration(size: window), services: services)
    stack.add(Layer(name: "app", level: 0, surface: app))
    prepare(controller)
    session = DebugSession(surface: app, controller: controller, catalog: catalog, options: options)
    update()
  }

  func update() { stack.update(at: clock.time) }

  func release() { session = nil }

  @discardableResult
  func send(_ kind: InputEvent.Kind) -> EventAnswer {
    let answer = stack.send(InputEvent(time: clock.time, kind: kind))
    update()
    return answer
  }

  func key(_ chord: String) throws {
    let chord = try KeyChord(parsing: chord)
    send(.keyDown(KeyEvent(key: chord.key, modifiers: chord.modifiers)))
    send(.keyUp(KeyEvent(key: chord.key, modifiers: chord.modifiers)))
  }

  func type(_ text: String) { for character in text { send(.text(String(character))) } }

  func click(_ point: Point, modifiers: KeyModifiers = []) {
    for phase in [PointerEvent.Phase.moved, .down, .up] {
      send(
        .pointer(
          PointerEvent(
            phase: phase, position: point, isPressed: phase == .down, modifiers: modifiers)))
    }
  }

  /// Clicks the control of a label in the topmost layer that has it.
  func click(_ label: String, modifiers: KeyModifiers = []) -> Bool {
    for layer in stack.scriptLayers().reversed() {
      guard let point = layer.target(labelled: label) else { continue }
      click(point, modifiers: modifiers)
      return true
    }
    return false
  }

  /// Lets time pass, doing what is due on the way.
  func wait(_ duration: Duration) {
    let end = clock.time + duration
    while let next = stack.nextDeadline, next <= end {
      clock.time = max(clock.time, next)
      update()
    }
    clock.time = end
    update()
  }

  func resizeWindow(_ width: Double, _ height: Double) {
    send(.window(.resized(Size(width: width, height: height), scale: 1)))
  }

  var layerNames: [String] { stack.layers.filter { !$0.isHidden }.map(\.name) }

  func labels(in layer: String) -> [String] {
    stack.scriptLayers().first { $0.name == layer }?.labels ?? []
  }

  func frame(of label: String, in layer: String) -> Rect? {
    func find(_ elements: [ScriptElement]) -> Rect? {
      for element in elements {
        if element.label == label { return element.frame }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    return stack.scriptLayers().first { $0.name == layer }.flatMap { find($0.elements) }
  }
}
