internal import Synchronization

/// Changes of observable objects that have not yet been looked at; they may come from any thread.
nonisolated final class ObservationInbox: Sendable {
  private let fired = Mutex<[(ticket: ObservationTicket, turn: Int, depth: Int)]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func add(_ ticket: ObservationTicket, _ turn: Int) {
    let isFirst = fired.withLock { tickets in
      tickets.append((ticket, turn, ChangeDepth.current))
      return tickets.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool { fired.withLock { $0.isEmpty } }

  /// Marks every view whose objects changed.
  @MainActor func drain() {
    let tickets = fired.withLock { tickets in
      let all = tickets
      tickets = []
      return all
    }
    for (ticket, turn, depth) in tickets { ticket.deliver(turn, depth) }
  }
}
