#if DEBUG_TOOLS
  internal import AppSurface

  extension ItemListModel {
    /// A value that asked for a rate has come into sight.
    func beginWatching(_ id: DebugItemID, every interval: Duration) {
      let now = services().now()
      if let reading = menu.readings[id] { controller.watch.take(reading, of: id, at: now) }
      controller.watch.begin(id, every: interval, at: now + interval)
      planTick()
    }

    /// The value is seen no more.
    func endWatching(_ id: DebugItemID) { controller.watch.end(id) }

    /// What a value was in the last minutes.
    func history(_ id: DebugItemID) -> ValueHistory? { controller.watch[id] }

    /// Looks again when the next value is due.
    private func planTick() {
      guard let next = controller.watch.next else { return }
      if let plannedTick, plannedTick <= next { return }
      plannedTick = next
      schedule(next) { [weak self] in
        guard let self, plannedTick == next else { return }
        plannedTick = nil
        tick()
        planTick()
      }
    }

    private func tick() {
      let now = services().now()
      controller.watch.advance(to: now) { id in
        // What is on its way tells by itself when it is there.
        guard !reader.isReading(id), let reading = reader.read(id), reading.whole != nil else {
          return nil
        }
        return reading
      }
      planFading(from: now)
    }

    /// What points out a change goes after a while.
    private func planFading(from now: Duration) {
      guard !isFadingPlanned else { return }
      isFadingPlanned = true
      schedule(now + ValueHistory.freshness) { [weak self] in
        self?.isFadingPlanned = false
        self?.refreshRows()
      }
    }
  }
#endif
