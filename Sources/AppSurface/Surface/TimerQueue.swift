/// Actions planned for a time.
struct TimerQueue {
  private var entries: [(token: Int, time: Duration, action: () -> Void)] = []
  private var lastToken = 0

  var next: Duration? { entries.first?.time }

  mutating func add(_ time: Duration, _ action: @escaping () -> Void) -> Int {
    lastToken += 1
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert((lastToken, time, action), at: index)
    return lastToken
  }

  mutating func remove(_ token: Int) { entries.removeAll { $0.token == token } }

  /// Performs those that are due, in order of time; what they plan anew waits for the next call.
  mutating func fire(until time: Duration) {
    let due = entries.prefix { $0.time <= time }
    entries.removeFirst(due.count)
    for entry in due { entry.action() }
  }
}
