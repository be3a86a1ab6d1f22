#if DEBUG_TOOLS
  internal import Observation

  /// The long work of buttons: it goes on whether it is looked at or not, until it is done or stopped.
  @Observable
  final class ButtonRuns {
    /// How a button's work stands.
    nonisolated struct State: Hashable, Sendable {
      /// What the button says, which tells the buttons of a group apart.
      var label: String
      /// The part that is done, from 0 to 1; nil where nobody knows.
      var fraction: Double?
      /// What the work says, or how it ended.
      var message: String?
      /// Whether it goes on.
      var isRunning = true
    }

    private(set) var states: [DebugItemID: State] = [:]
    @ObservationIgnored private var tasks: [DebugItemID: Task<Void, Never>] = [:]
    /// The number of each item's latest run: work that was stopped and goes on unseen has an older one.
    @ObservationIgnored private var runs: [DebugItemID: Int] = [:]
    @ObservationIgnored private var count = 0

    /// Begins work; nothing happens while the item's last one goes on.
    func begin(
      _ id: DebugItemID, _ label: String,
      _ work: @escaping @MainActor (DebugProgress) async throws -> Void
    ) {
      guard states[id]?.isRunning != true else { return }
      states[id] = State(label: label)
      count += 1
      let run = count
      runs[id] = run
      let progress = DebugProgress { [weak self] fraction, message in
        guard self?.goesOn(id, run) == true else { return }
        self?.states[id]?.fraction = fraction
        self?.states[id]?.message = message
      }
      tasks[id] = Task { [weak self] in
        let outcome: String
        do {
          try await work(progress)
          outcome = Task.isCancelled ? Self.stopped : "Done"
        } catch {
          outcome = Task.isCancelled ? Self.stopped : ValueText.of(error)
        }
        self?.end(id, run, outcome)
      }
    }

    /// Stops the work of an item. Work that does not heed it goes on unseen.
    func cancel(_ id: DebugItemID) {
      tasks.removeValue(forKey: id)?.cancel()
      if states[id]?.isRunning == true { states[id]?.isRunning = false }
      states[id]?.message = Self.stopped
    }

    /// Forgets how work ended, when the item is shown anew.
    func clear() {
      let over = states.filter { !$0.value.isRunning }
      for id in over.keys { states[id] = nil }
    }

    private static let stopped = "Stopped"

    private func goesOn(_ id: DebugItemID, _ run: Int) -> Bool {
      runs[id] == run && states[id]?.isRunning == true
    }

    private func end(_ id: DebugItemID, _ run: Int, _ outcome: String) {
      guard goesOn(id, run) else { return }
      tasks[id] = nil
      runs[id] = nil
      states[id]?.message = outcome
      states[id]?.fraction = nil
      states[id]?.isRunning = false
    }
  }
#endif
