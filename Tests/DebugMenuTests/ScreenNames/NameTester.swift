import AppSurface

@testable import DebugMenu

/// A surface in a stack with the labels over it, on a clock that stands still until it is told.
final class NameTester {
  let clock = SessionTester.Clock()
  let stack: LayerStack
  let surface: Surface
  private(set) var viewer: ScreenNameViewer?

  init(_ root: Screen, size: Size = Size(width: 400, height: 600), isStarted: Bool = true) {
    let clock = clock
    var services = HostServices()
    services.now = { clock.time }
    stack = LayerStack(services: services, windowSize: size)
    surface = Surface(
      root: root, configuration: SurfaceConfiguration(size: size), services: services)
    stack.add(Layer(name: "app", level: 0, surface: surface))
    if isStarted { start() }
  }

  func start(
    enabled: Bool = true, _ configure: (inout ScreenNameConfiguration) -> Void = { _ in }
  ) {
    viewer = ScreenNameViewer.start(on: surface, enabled: enabled, configure)
  }

  /// The labels as they are drawn: screen, child and inner, then the route; then what is tapped.
  var shown: [String] {
    stack.update(at: clock.time)
    return stack.scriptLayers().first { $0.name == "screen-names" }?.labels ?? []
  }

  /// The labels by their places.
  var labels: OverlayLabels {
    stack.update(at: clock.time)
    return viewer?.labels ?? OverlayLabels()
  }

  /// How often the labels were read since the start.
  var readCount: Int { viewer?.store.readCount ?? 0 }

  /// Where a text stands.
  func frame(of text: String) -> Rect? {
    stack.update(at: clock.time)
    return stack.layer(named: "screen-names")?.surface.snapshot().entries
      .first { $0.role != .none && $0.role != .screen && $0.label == text }?.frame
  }

  /// Lets time pass, doing what is due on the way.
  func wait(_ duration: Duration) {
    let end = clock.time + duration
    while let next = stack.nextDeadline, next <= end {
      clock.time = max(clock.time, next)
      stack.update(at: clock.time)
    }
    clock.time = end
    stack.update(at: end)
  }

  @discardableResult
  func tap(_ point: Point) -> [EventAnswer] {
    stack.update(at: clock.time)
    return [PointerEvent.Phase.down, .up].map { phase in
      let pointer = PointerEvent(phase: phase, position: point, isPressed: phase == .down)
      let answer = stack.send(InputEvent(time: clock.time, kind: .pointer(pointer)))
      stack.update(at: clock.time)
      return answer
    }
  }

  func tap(_ text: String) -> Bool {
    guard let frame = frame(of: text) else { return false }
    tap(frame.center)
    return true
  }
}

nonisolated extension OverlayLabels.Label: ExpressibleByStringLiteral {
  /// A label whose address is not known.
  public init(stringLiteral name: String) { self.init(name: name) }
}

/// A screen of the app's own, as plain as can be; tests subclass it for its name.
class PlainScreen: Screen {
  override var content: AnyView { AnyView(Text("page")) }
}
final class FirstScreen: PlainScreen {}
final class SecondScreen: PlainScreen {}
final class ThirdScreen: PlainScreen {}
