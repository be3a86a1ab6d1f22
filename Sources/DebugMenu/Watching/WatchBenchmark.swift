#if DEBUG_TOOLS
  /// Many values that are read at a rate under a clock of its own, to be measured.
  package final class WatchBenchmark {
    private let watch = ValueWatch()
    private let read: () -> Int

    /// Values that all are what a closure gives.
    package init(count: Int, interval: Duration, read: @escaping () -> Int) {
      self.read = read
      for number in 0..<count {
        watch.begin(
          DebugItemID(section: "watched", item: "\(number)"), every: interval, at: .zero)
      }
    }

    /// Lets time pass; the answer is how many readings were taken.
    package func run(for time: Duration) -> Int {
      var samples = 0
      while let next = watch.next, next < time {
        watch.advance(to: next) { _ in
          samples += 1
          return DebugReading(ValueText.of(read()))
        }
      }
      return samples
    }
  }
#endif
