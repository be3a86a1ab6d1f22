internal import Glibc

/// Time as the benchmarks take it.
nonisolated enum Stopwatch {
  /// Nanoseconds on a clock that all processes of the machine share.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The middle one of several figures; the upper of two.
  static func median(_ figures: [Int]) -> Int {
    let sorted = figures.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// How often things are done.
nonisolated struct BenchEffort: Hashable, Sendable {
  /// Frames of each kind.
  var frames: Int
  /// Events of each kind.
  var events: Int
  /// Starts of the program.
  var starts: Int
  /// How long an idle window is watched, in seconds.
  var idleSeconds: Int

  /// What the figures are meant to be taken with.
  static let full = BenchEffort(frames: 201, events: 40_000, starts: 15, idleSeconds: 10)
  /// Enough to see that everything works.
  static let quick = BenchEffort(frames: 15, events: 2_000, starts: 3, idleSeconds: 1)
}
