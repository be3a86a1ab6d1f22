#if DEBUG_TOOLS
  /// Reads the values that asked for a rate, each at its own, while someone looks at them, and
  /// remembers their last minutes. It reads no clock: whoever looks says what time it is.
  final class ValueWatch {
    private var schedule = WatchSchedule()
    private var viewers: [DebugItemID: Int] = [:]
    private var histories: [DebugItemID: ValueHistory] = [:]
    private var observers: [Int: Observer] = [:]
    private var lastToken = 0

    /// Told what was read of a value, and whether that is something else than before.
    typealias Observer = (_ id: DebugItemID, _ reading: DebugReading, _ isChange: Bool) -> Void

    /// Someone begins to look at a value.
    func begin(_ id: DebugItemID, every interval: Duration, at time: Duration) {
      viewers[id, default: 0] += 1
      schedule.plan(id, every: interval, from: time)
    }

    /// Someone looks at a value no more; who was the last ends its readings.
    func end(_ id: DebugItemID) {
      guard let count = viewers[id] else { return }
      viewers[id] = count > 1 ? count - 1 : nil
      if count == 1 { schedule.cancel(id) }
    }

    /// When something is to be read next.
    var next: Duration? { schedule.next() }

    /// How many values are looked at.
    var count: Int { schedule.count }

    /// Reads what is due and tells all who look.
    ///
    /// - Parameter read: Reads an item; nil where it gives nothing now.
    func advance(to time: Duration, read: (DebugItemID) -> DebugReading?) {
      for id in schedule.takeDue(at: time) {
        if let reading = read(id) { take(reading, of: id, at: time) }
      }
    }

    /// Remembers what was read, and tells all who look. A value that is still on its way is none.
    func take(_ reading: DebugReading, of id: DebugItemID, at time: Duration) {
      guard let text = reading.whole else { return }
      let isChange = histories[id, default: ValueHistory()].add(
        text, number: reading.number, at: time)
      for observer in observers.values { observer(id, reading, isChange) }
    }

    /// The last minutes of a value; nil where it was never read at a rate.
    subscript(id: DebugItemID) -> ValueHistory? { histories[id] }

    /// Forgets what a value was.
    func forget(_ id: DebugItemID) { histories[id] = nil }

    /// Calls back with each reading, until ``removeObserver(_:)`` is handed the token.
    func addObserver(_ body: @escaping Observer) -> Int {
      lastToken += 1
      observers[lastToken] = body
      return lastToken
    }

    /// Ends what ``addObserver(_:)`` began.
    func removeObserver(_ token: Int) { observers[token] = nil }
  }
#endif
