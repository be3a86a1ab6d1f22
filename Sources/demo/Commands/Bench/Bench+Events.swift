#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  extension Bench {
    /// What the closed menu costs an event on its way to the app: the same events with the tools
    /// and without them.
    func events() throws {
      guard wants("event") else { return }
      let key = KeyEvent(key: Key("a"))
      try event("key", [.keyDown(key), .keyUp(key)])
      try event(
        "motion",
        (0..<2).map {
          .pointer(
            PointerEvent(
              phase: .moved, position: Point(x: 640 + Double($0), y: 20), isPressed: false))
        })
    }

    private func event(_ name: String, _ kinds: [InputEvent.Kind]) throws {
      var with: [Int] = []
      var without: [Int] = []
      // Turn by turn, so that a machine that slows down does so for both.
      for _ in 0..<9 {
        with.append(try time(kinds, hasTools: true))
        without.append(try time(kinds, hasTools: false))
      }
      let (added, whole) = (Stopwatch.median(with), Stopwatch.median(without))
      try report("event.closed.\(name)", max(0, added - whole), "ns")
      try report("event.app.\(name)", whole, "ns")
    }

    /// Nanoseconds for each event, up to where the layers are at rest again.
    private func time(_ kinds: [InputEvent.Kind], hasTools: Bool) throws -> Int {
      let stage = HeadlessStage(StageOptions(), app: makeApp(), notices: Notices())
      if !hasTools { stage.stage.session.stop() }
      let stack = stage.host.stack
      stack.update(at: stage.time)
      _ = stack.composition()
      let events = kinds.map { InputEvent(time: stage.time, kind: $0) }
      let start = Stopwatch.now()
      for round in 0..<effort.events { _ = stack.send(events[round % events.count]) }
      return (Stopwatch.now() - start) / effort.events
    }
  }
#endif
