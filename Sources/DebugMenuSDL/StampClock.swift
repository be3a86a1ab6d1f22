#if DEBUG_TOOLS
  /// Times from the stamps of events, which wrap around after 49 days, without asking a clock.
  nonisolated struct StampClock {
    private var last: UInt32 = 0
    private var wraps: UInt64 = 0

    mutating func time(ofStamp stamp: UInt32) -> Duration {
      if stamp < last, last - stamp > UInt32.max / 2 { wraps += 1 }
      last = stamp
      return .milliseconds(Int64(wraps << 32 | UInt64(stamp)))
    }
  }
#endif
