/// A press as the layers that only watch are shown it: as a tap, which is lost where the pointer
/// wanders off.
struct WatchedPress {
  private struct Watcher {
    weak var layer: Layer?
  }

  private var watchers: [Watcher] = []
  private var button: PointerEvent.Button?
  private var start = Point.zero

  /// How far the pointer may move, in points of the window, before a press is no tap any more.
  private static let slop = 8.0

  /// Shows an event of the pointer to those who watch.
  ///
  /// - Parameter layers: The layers that watch at a point of the window, the topmost first.
  mutating func show(_ pointer: PointerEvent, at time: Duration, layers: () -> [Layer]) {
    guard let button else {
      if pointer.phase == .down { begin(pointer, time, layers()) }
      return
    }
    switch pointer.phase {
    case .moved where isFar(pointer.position), .cancelled: cancel(at: time)
    case .up where pointer.button == button:
      // Something may have come over them since the press began.
      let left = layers()
      watchers.removeAll { watcher in !left.contains { $0 === watcher.layer } }
      send(pointer, time)
      self = WatchedPress()
    case .moved, .up, .down: break
    }
  }

  /// Ends the press without effect.
  mutating func cancel(at time: Duration) {
    send(PointerEvent(phase: .cancelled, position: start, isPressed: false), time)
    self = WatchedPress()
  }

  private mutating func begin(_ pointer: PointerEvent, _ time: Duration, _ layers: [Layer]) {
    guard !layers.isEmpty else { return }
    watchers = layers.map(Watcher.init)
    button = pointer.button
    start = pointer.position
    send(pointer, time)
  }

  private func isFar(_ point: Point) -> Bool {
    max(abs(point.x - start.x), abs(point.y - start.y)) > Self.slop
  }

  private func send(_ pointer: PointerEvent, _ time: Duration) {
    for layer in watchers.compactMap(\.layer) where !layer.isHidden && layer.stack != nil {
      var local = pointer
      local.position = layer.placement.fromWindow(pointer.position)
      _ = layer.surface.send(InputEvent(time: time, kind: .pointer(local)))
    }
  }
}
