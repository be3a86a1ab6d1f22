internal import Observation
internal import Synchronization

/// A view's evaluations that read observable objects: only what the last one read counts.
///
/// An object keeps what observes it until it changes, and has no way to take that back. So an evaluation
/// also reads the ticket, which is an observable object itself: when the ticket changes, the evaluation
/// has been told, and all objects that it read let go of it.
nonisolated final class ObservationTicket: Observable, Sendable {
  private let inbox: ObservationInbox
  private let turn = Atomic(0)
  /// Cut when the node goes; a weak reference would make every use of the node cost more.
  @MainActor private unowned(unsafe) var node: ViewNode?
  /// What knows that the latest evaluation read the ticket; nil where it did not.
  @MainActor private var registrar: ObservationRegistrar?

  /// The types of views that have read an object. Only these read the ticket too, for to observe costs
  /// more than most evaluations; the first view of a type is told when its objects change next.
  @MainActor private static var readers: Set<ObjectIdentifier> = []

  @MainActor init(inbox: ObservationInbox, node: ViewNode) {
    self.inbox = inbox
    self.node = node
  }

  /// What evaluations read of the ticket.
  private var validity: Void { () }

  /// Evaluates a view of a type, and has its node evaluated again when an object that was read changes.
  @MainActor func evaluate<Result>(_ type: ObjectIdentifier, _ body: () -> Result) -> Result {
    let turn = end()
    if Self.readers.contains(type) { registrar = ObservationRegistrar() }
    return withObservationTracking(
      {
        registrar?.access(self, keyPath: \.validity)
        return body()
      }, onChange: observing(type, turn))
  }

  /// What is called when something changes; asked for only where something was read.
  @MainActor private func observing(
    _ type: ObjectIdentifier, _ turn: Int
  ) -> @Sendable () -> Void {
    if registrar == nil { Self.readers.insert(type) }
    return { self.fire(turn) }
  }

  /// Something that was read changes; it may do so on any thread.
  private func fire(_ turn: Int) {
    if turn == self.turn.load(ordering: .relaxed) { inbox.add(self, turn) }
  }

  /// What was read counts no longer.
  @discardableResult @MainActor private func end() -> Int {
    let turn = turn.wrappingAdd(1, ordering: .relaxed).newValue
    registrar?.willSet(self, keyPath: \.validity)
    registrar = nil
    return turn
  }

  /// The node goes.
  @MainActor func cancel() {
    node = nil
    end()
  }

  @MainActor func deliver(_ turn: Int, _ depth: Int) {
    if turn == self.turn.load(ordering: .relaxed) { node?.setNeedsUpdate(depth: depth) }
  }
}
