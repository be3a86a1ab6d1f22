import CSDL2

/// The clock that events and services share: time since SDL started, finer than its milliseconds.
nonisolated struct HostClock: Sendable {
  private let startTicks: UInt64
  private let startCount: UInt64
  private let frequency: UInt64

  init() {
    startTicks = SDL_GetTicks64()
    startCount = SDL_GetPerformanceCounter()
    frequency = max(1, SDL_GetPerformanceFrequency())
  }

  func now() -> Duration {
    let count = SDL_GetPerformanceCounter() - startCount
    return .milliseconds(Int64(startTicks)) + .seconds(Int64(count / frequency))
      + .nanoseconds(Int64(count % frequency * 1_000_000_000 / frequency))
  }

  /// The time of an event from its time stamp, which wraps around after 49 days; never later than now.
  func time(ofStamp stamp: UInt32) -> Duration {
    let ticks = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: ticks) &- stamp
    let now = now()
    guard stamp != 0, age < 0x8000_0000, UInt64(age) <= ticks else { return now }
    return min(now, .milliseconds(Int64(ticks - UInt64(age))))
  }
}
