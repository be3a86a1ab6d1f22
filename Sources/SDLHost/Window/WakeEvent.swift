import CSDL2

/// An SDL event of our own that wakes the loop, from any thread; at most one is on its way.
nonisolated final class WakeEvent: Sendable {
  /// The number that SDL gave this kind of event.
  let type: UInt32
  private nonisolated(unsafe) let pending: UnsafeMutablePointer<SDL_atomic_t>

  init() throws(SDLError) {
    type = SDL_RegisterEvents(1)
    guard type != UInt32.max else {
      throw SDLError(call: "SDL_RegisterEvents", message: "no event numbers are left")
    }
    pending = .allocate(capacity: 1)
    pending.initialize(to: SDL_atomic_t())
  }

  deinit { pending.deallocate() }

  /// What tells these events from others of the same number: the first that SDL gives out is
  /// SDL_USEREVENT itself, which many programs use without asking.
  var mark: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pending) }

  /// Whether an event is one of these.
  func isOwn(_ event: SDL_Event) -> Bool { event.type == type && event.user.data1 == mark }

  /// Wakes the loop, unless it is about to wake already.
  func send() {
    guard SDL_AtomicCAS(pending, 0, 1) == SDL_TRUE else { return }
    var event = SDL_Event()
    event.type = type
    event.user.data1 = mark
    if SDL_PushEvent(&event) != 1 { SDL_AtomicSet(pending, 0) }
  }

  /// The loop has taken the event out and is going to look for work: later calls wake it again.
  func received() { SDL_AtomicSet(pending, 0) }
}
