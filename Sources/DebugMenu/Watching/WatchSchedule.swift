#if DEBUG_TOOLS
  /// When which of many values is to be read next: finding the next costs the logarithm of their
  /// number.
  nonisolated struct WatchSchedule: Sendable {
    private struct Entry: Hashable, Sendable {
      var due: Duration
      var id: DebugItemID
      /// Tells an entry from those of the same item that count no longer.
      var token: Int
    }

    private struct Plan: Hashable, Sendable {
      var interval: Duration
      var token: Int
    }

    private var heap: [Entry] = []
    private var plans: [DebugItemID: Plan] = [:]
    private var lastToken = 0

    /// How many values are planned.
    var count: Int { plans.count }

    /// Plans a value from a time on, which is its first; one that is planned keeps its times unless
    /// its interval is another.
    mutating func plan(_ id: DebugItemID, every interval: Duration, from time: Duration) {
      guard plans[id]?.interval != interval else { return }
      lastToken += 1
      plans[id] = Plan(interval: interval, token: lastToken)
      push(Entry(due: time, id: id, token: lastToken))
    }

    /// Takes a value out.
    mutating func cancel(_ id: DebugItemID) { plans[id] = nil }

    /// When something is due next.
    mutating func next() -> Duration? {
      dropCancelled()
      return heap.first?.due
    }

    /// The values that are due at a time, each planned anew: at the next of its own times, so that
    /// what comes late does not move those that follow.
    mutating func takeDue(at time: Duration) -> [DebugItemID] {
      var due: [DebugItemID] = []
      dropCancelled()
      while var entry = heap.first, entry.due <= time, let plan = plans[entry.id] {
        due.append(entry.id)
        let missed = ((time - entry.due) / plan.interval).rounded(.down)
        entry.due += plan.interval * Int(missed + 1)
        heap[0] = entry
        siftDown()
        dropCancelled()
      }
      return due
    }

    private mutating func dropCancelled() {
      while let first = heap.first, plans[first.id]?.token != first.token {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
        siftDown()
      }
    }

    private mutating func push(_ entry: Entry) {
      heap.append(entry)
      var child = heap.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard heap[child].due < heap[parent].due else { break }
        heap.swapAt(child, parent)
        child = parent
      }
    }

    private mutating func siftDown() {
      var parent = 0
      while true {
        let (left, right) = (parent * 2 + 1, parent * 2 + 2)
        var least = parent
        if left < heap.count, heap[left].due < heap[least].due { least = left }
        if right < heap.count, heap[right].due < heap[least].due { least = right }
        guard least != parent else { return }
        heap.swapAt(parent, least)
        parent = least
      }
    }
  }
#endif
