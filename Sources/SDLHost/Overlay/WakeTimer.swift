import CSDL2

/// Wakes the loop at a time, by a timer of SDL: at most one runs.
final class WakeTimer {
  private let event: WakeEvent
  private var timer: SDL_TimerID = 0
  private var due: UInt64?

  init(_ event: WakeEvent) { self.event = event }

  /// Wakes after a while; nil not at all. What was planned before is forgotten.
  func plan(_ wait: Duration?) {
    guard let wait else { return cancel() }
    let milliseconds = UInt32(min(max((wait / .milliseconds(1)).rounded(.up), 1), 3_600_000))
    let due = SDL_GetTicks64() + UInt64(milliseconds)
    if let planned = self.due, planned > SDL_GetTicks64(), planned <= due + 1, planned + 1 >= due {
      return
    }
    cancel()
    timer = SDL_AddTimer(milliseconds, wakeOnce, Unmanaged.passUnretained(event).toOpaque())
    self.due = timer == 0 ? nil : due
  }

  func cancel() {
    if timer != 0 { SDL_RemoveTimer(timer) }
    (timer, due) = (0, nil)
  }
}

/// What SDL calls on the thread of its timers; 0 asks for no further call.
private nonisolated func wakeOnce(_ interval: UInt32, _ event: UnsafeMutableRawPointer?) -> UInt32 {
  if let event { Unmanaged<WakeEvent>.fromOpaque(event).takeUnretainedValue().send() }
  return 0
}
