#if DEBUG_TOOLS
  internal import AppSurface

  extension ItemListModel {
    /// A view begins to look at a value that is read at a rate.
    func beginWatching(_ id: DebugItemID, every interval: Duration) {
      let now = services().now()
      if let reading = menu.readings[id] { controller.watch.take(reading, of: id, at: now) }
      looks[id, default: 0] += 1
      controller.watch.begin(id, every: interval, at: now + interval)
      planTick()
    }

    /// A view looks at the value no more.
    func endWatching(_ id: DebugItemID) {
      guard let count = looks[id] else { return }
      looks[id] = count > 1 ? count - 1 : nil
      controller.watch.end(id)
    }

    /// The list shows no more: nobody looks at anything in it.
    func stopWatching() {
      for (id, count) in looks {
        for _ in 0..<count { controller.watch.end(id) }
      }
      looks = [:]
      plannedTick = nil
      fading = []
    }

    /// The values that are chosen for the panel over the app and are there.
    var pinned: [DebugItemID] { controller.pins.ids.filter { controller.item($0) != nil } }

    /// What a value was in the last minutes.
    func history(_ id: DebugItemID) -> ValueHistory? {
      look(at: id)
      return controller.watch[id]
    }

    /// Whether a value was read as something else not long ago.
    func isFresh(_ id: DebugItemID) -> Bool {
      history(id)?.isFresh(at: services().now()) ?? false
    }

    /// Looks again when the next value is due.
    private func planTick() {
      guard !looks.isEmpty, let next = controller.watch.next else { return }
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
    }

    /// What points out a change goes after a while.
    func planFading(of id: DebugItemID) {
      guard looks[id] != nil, fading.insert(id).inserted, fading.count == 1 else { return }
      schedule(services().now() + ValueHistory.freshness) { [weak self] in self?.fade() }
    }

    private func fade() {
      let now = services().now()
      let over = fading.filter { controller.watch[$0]?.isFresh(at: now) != true }
      fading.subtract(over)
      for id in over { changed(id) }
      let next = fading.compactMap { controller.watch[$0]?.lastChange }.min()
      if let next { schedule(next + ValueHistory.freshness) { [weak self] in self?.fade() } }
    }
  }

  extension View {
    /// Reads a value at a rate while the view is seen; nil reads none.
    func watching(_ id: DebugItemID?, every interval: Duration?, in list: ItemListModel)
      -> some View
    {
      func begin(_ interval: Duration?) {
        if let id, let interval { list.beginWatching(id, every: interval) }
      }
      func end() { if let id { list.endWatching(id) } }
      return onAppear { begin(interval) }
        .onChange(of: interval) { _, new in
          end()
          begin(new)
        }
        .onDisappear { end() }
    }
  }
#endif
