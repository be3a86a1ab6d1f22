#if DEBUG_TOOLS
  /// The samples of a window of time, each strong or not, in a ring that never grows.
  nonisolated struct SampleHistory: Hashable, Sendable {
    /// Samples that follow one another faster than this are one: so the ring holds a second.
    static let finest = Duration.milliseconds(2)
    private static let capacity = 512

    private struct Sample: Hashable {
      var time = Duration.zero
      var isStrong = false
    }

    private var ring = [Sample](repeating: Sample(), count: capacity)
    private var start = 0
    /// How many samples are in the window.
    private(set) var count = 0
    /// How many of them are strong.
    private(set) var hits = 0

    /// The time between the first and the last sample.
    var span: Duration {
      count > 0 ? ring[(start + count - 1) % Self.capacity].time - ring[start].time : .zero
    }

    /// Adds a sample and forgets what is older than the window.
    mutating func append(_ time: Duration, isStrong: Bool, window: Duration) {
      while count > 0, ring[start].time < time - window { removeFirst() }
      let last = (start + count + Self.capacity - 1) % Self.capacity
      if count > 0, time - ring[last].time < Self.finest {
        if isStrong, !ring[last].isStrong {
          ring[last].isStrong = true
          hits += 1
        }
        return
      }
      if count == Self.capacity { removeFirst() }
      ring[(start + count) % Self.capacity] = Sample(time: time, isStrong: isStrong)
      count += 1
      if isStrong { hits += 1 }
    }

    /// Forgets every sample.
    mutating func removeAll() { (start, count, hits) = (0, 0, 0) }

    private mutating func removeFirst() {
      if ring[start].isStrong { hits -= 1 }
      start = (start + 1) % Self.capacity
      count -= 1
    }
  }
#endif
