internal import Synchronization

/// Changes of observable objects that have not yet been looked at; they may come from any thread.
nonisolated final class ObservationInbox: Sendable {
  private let fired = Mutex<[ObservationTicket]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  fileprivate func add(_ ticket: ObservationTicket) {
    let isFirst = fired.withLock { tickets in
      tickets.append(ticket)
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
    for ticket in tickets { ticket.deliver() }
  }
}

/// One evaluation that read observable objects: it fires once.
nonisolated final class ObservationTicket: Sendable {
  private let inbox: ObservationInbox
  @MainActor private weak var node: ViewNode?

  @MainActor init(inbox: ObservationInbox, node: ViewNode) {
    self.inbox = inbox
    self.node = node
  }

  func fire() { inbox.add(self) }

  @MainActor func cancel() { node = nil }

  @MainActor fileprivate func deliver() { node?.setNeedsUpdate() }
}
