public import AppSurface

/// A surface with scripted events, a clock that stands still until it is told, and text of fixed
/// measures: layout tests are exact and need no window.
public final class SurfaceTester {
  /// The surface under test.
  public let surface: Surface
  /// The time that events carry.
  public private(set) var now: Duration = .zero

  /// A live surface of a size that shows a view.
  public convenience init<Content: View>(
    _ view: Content, width: Double = 320, height: Double = 480, scale: Double = 1
  ) {
    self.init(
      screen: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(
        size: Size(width: width, height: height), scale: scale))
  }

  /// A surface that shows a screen at a configuration.
  public init(screen: Screen, configuration: SurfaceConfiguration, isLive: Bool = true) {
    surface = Surface(
      root: screen, configuration: configuration, services: HostServices(), isLive: isLive)
    surface.update()
  }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    now += duration
    surface.advance(to: now)
    surface.update()
  }

  /// Sends an event at the current time.
  @discardableResult
  public func send(_ kind: InputEvent.Kind) -> EventAnswer {
    surface.send(InputEvent(time: now, kind: kind))
  }

  /// A press and release at a point of the surface.
  public func tap(_ point: Point, clicks: Int = 1, modifiers: KeyModifiers = []) {
    pointer(.down, point, clicks: clicks, modifiers: modifiers)
    pointer(.up, point, clicks: clicks, modifiers: modifiers)
  }

  /// A press and release in the middle of the control of a label.
  ///
  /// - Returns: Whether there is such a control.
  @discardableResult
  public func tap(_ label: String, modifiers: KeyModifiers = []) -> Bool {
    guard let element = surface.element(labelled: label), let rect = element.visibleRect else {
      return false
    }
    tap(rect.center, modifiers: modifiers)
    return true
  }

  /// A press, a move in steps, and a release.
  public func drag(from start: Point, to end: Point, steps: Int = 8) {
    pointer(.down, start)
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      pointer(.moved, Point(x: x, y: y))
    }
    pointer(.up, end)
  }

  /// One step of a press.
  @discardableResult
  public func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, clicks: Int = 1, modifiers: KeyModifiers = [],
    isPressed: Bool = true
  ) -> EventAnswer {
    send(
      .pointer(
        PointerEvent(
          phase: phase, position: point, isPressed: isPressed, clickCount: clicks,
          modifiers: modifiers)))
  }

  /// A key down and up.
  @discardableResult
  public func key(_ key: Key, _ modifiers: KeyModifiers = []) -> EventAnswer {
    let answer = send(.keyDown(KeyEvent(key: key, modifiers: modifiers)))
    send(.keyUp(KeyEvent(key: key, modifiers: modifiers)))
    return answer
  }

  /// Text, one character after another.
  public func type(_ text: String) {
    for character in text { send(.text(String(character))) }
  }

  /// The labels and texts that can be seen, in reading order.
  public var visibleTexts: [String] {
    var texts: [String] = []
    surface.snapshot().entries.forEach { entry in
      if entry.role == .text, entry.visible != nil, let label = entry.label { texts.append(label) }
    }
    return texts
  }
}
