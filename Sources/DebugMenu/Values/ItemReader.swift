#if DEBUG_TOOLS
  internal import AppSurface

  /// Reads the app's own items: it alone calls the closures that give what they show.
  final class ItemReader {
    private let controller: DebugController
    private let services: () -> HostServices
    /// Called when an asynchronous value is there.
    private let finished: (DebugItemID, DebugReading) -> Void
    private var load = ProcessLoad()
    private var tasks: [DebugItemID: Task<Void, Never>] = [:]

    init(
      controller: DebugController, services: @escaping () -> HostServices,
      finished: @escaping (DebugItemID, DebugReading) -> Void
    ) {
      self.controller = controller
      self.services = services
      self.finished = finished
    }

    /// Reads an item now; an asynchronous value is begun and is pending until it is there.
    func read(_ id: DebugItemID) -> DebugReading? {
      switch controller.item(id)?.content {
      case .value(let source, _): read(source, id)
      case .button(let button): DebugReading(.button(disabled: button.disabledReason()))
      case .actions(let buttons): DebugReading(.actions(disabled: reasons(of: buttons)))
      case .control(let control): read(control)
      case nil: nil
      }
    }

    /// Whether a reading of an asynchronous value is on its way.
    func isReading(_ id: DebugItemID) -> Bool { tasks[id] != nil }

    /// Whether a reading of any asynchronous value is on its way.
    var isReading: Bool { !tasks.isEmpty }

    /// Gives up on everything that is still on its way.
    func cancel() {
      for task in tasks.values { task.cancel() }
      tasks = [:]
    }

    private func read(_ source: ValueSource, _ id: DebugItemID) -> DebugReading {
      switch source {
      case .frozen(let value): return DebugReading(value)
      case .fact(let fact):
        return DebugReading(ValueText(services().fact(fact) ?? ValueText.nothing))
      case .load:
        return DebugReading(load.read(services().fact(.processCPU), at: services().now()))
      case .closure(let read):
        let start = services().now()
        let reading = Self.reading(of: Result { try read() })
        return reading(services().now() - start)
      case .asynchronous(let read):
        begin(read, id)
        return DebugReading(.pending)
      }
    }

    private func reasons(of buttons: [DebugButton]) -> [String: String] {
      var reasons: [String: String] = [:]
      for button in buttons { reasons[button.label] = button.disabledReason() }
      return reasons
    }

    private func read(_ control: DebugControl) -> DebugReading {
      let start = services().now()
      let setting = control.get()
      return DebugReading(.setting(setting), elapsed: services().now() - start)
    }

    private func begin(
      _ read: @escaping @MainActor () async throws -> ValueText, _ id: DebugItemID
    ) {
      tasks[id]?.cancel()
      let start = services().now()
      tasks[id] = Task { [weak self] in
        let result: Result<ValueText, any Error>
        do { result = .success(try await read()) } catch { result = .failure(error) }
        guard !Task.isCancelled, let self else { return }
        tasks[id] = nil
        finished(id, Self.reading(of: result)(services().now() - start))
        services().wake()
      }
    }

    /// What a closure's outcome shows, once it is known how long it took.
    private static func reading(
      of result: Result<ValueText, any Error>
    ) -> (_ elapsed: Duration) -> DebugReading {
      switch result {
      case .success(let value): { DebugReading(value, elapsed: $0) }
      case .failure(let error): { DebugReading(.failed(ValueText.of(error)), elapsed: $0) }
      }
    }
  }
#endif
