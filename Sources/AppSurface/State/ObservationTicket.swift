/// A view's evaluations that read observable objects: only what the last one read counts.
nonisolated final class ObservationTicket: Sendable {
  private let inbox: ObservationInbox
  /// Cut when the node goes; a weak reference would make every use of the node cost more.
  @MainActor private unowned(unsafe) var node: ViewNode?
  @MainActor private var turn = 0

  @MainActor init(inbox: ObservationInbox, node: ViewNode) {
    self.inbox = inbox
    self.node = node
  }

  /// Starts an evaluation; one that adds leaves what was read before in force.
  @MainActor func begin(adding: Bool) -> Int {
    if !adding { turn += 1 }
    return turn
  }

  /// Something that was read in a turn changes; it may do so on any thread.
  func fire(_ turn: Int) { inbox.add(self, turn) }

  @MainActor func cancel() { node = nil }

  @MainActor func deliver(_ turn: Int, _ depth: Int) {
    if turn == self.turn { node?.setNeedsUpdate(depth: depth) }
  }
}
