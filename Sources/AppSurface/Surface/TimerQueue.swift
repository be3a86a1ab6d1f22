/// Actions planned for a time.
struct TimerQueue {
  private var entries: [(token: Int, time: Duration, action: () -> Void)] = []
  private(set) var lastToken = 0

  var next: Duration? { entries.first?.time }

  mutating func add(_ time: Duration, _ action: @escaping () -> Void) -> Int {
    lastToken += 1
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert((lastToken, time, action), at: index)
    return lastToken
  }

  mutating func remove(_ token: Int) { entries.removeAll { $0.token == token } }

  /// Takes out the first that is due, of those that were planned up to a token: what an action plans
  /// anew waits, and what it takes back is not performed.
  mutating func next(until time: Duration, plannedUpTo token: Int) -> (() -> Void)? {
    let index = entries.firstIndex { $0.time <= time && $0.token <= token }
    return index.map { entries.remove(at: $0).action }
  }
}
