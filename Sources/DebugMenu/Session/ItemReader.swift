#if DEBUG_TOOLS
  internal import AppSurface

  /// Reads the app's own items: it alone calls the closures that apps hand in.
  final class ItemReader {
    private let controller: DebugController
    private let services: () -> HostServices
    /// Called when an asynchronous value is there.
    private let finished: (DebugItemID, DebugReading) -> Void
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
      guard let item = controller.item(id) else { return nil }
      switch item.content {
      case .value(let value): return read(value, id)
      case .button: return nil
      case .toggle(let toggle): return measured { .setting(.toggle(toggle.get())) }
      case .slider(let slider): return measured { .setting(.number(slider.get())) }
      case .choice(let choice): return measured { .setting(.text(choice.get())) }
      }
    }

    /// Does what pressing the item does; the answer says whether the menu closes.
    func run(_ id: DebugItemID) -> Bool {
      guard let item = controller.item(id) else { return false }
      switch item.content {
      case .value, .slider: break
      case .button(let button):
        button.action()
        return button.closesMenu
      case .toggle(let toggle): toggle.set(!toggle.get())
      case .choice(let choice):
        guard !choice.options.isEmpty else { break }
        let index = choice.options.firstIndex(of: choice.get()).map { $0 + 1 } ?? 0
        choice.set(choice.options[index % choice.options.count])
      }
      return false
    }

    /// Sets a control; what it cannot take is moved into its range or left alone.
    func set(_ id: DebugItemID, to setting: DebugSetting) {
      guard let item = controller.item(id) else { return }
      switch (item.content, setting) {
      case (.toggle(let toggle), .toggle(let isOn)): toggle.set(isOn)
      case (.slider(let slider), .number(let number)) where number.isFinite:
        slider.set(min(max(number, slider.range.lowerBound), slider.range.upperBound))
      case (.choice(let choice), .text(let text)) where choice.options.contains(text):
        choice.set(text)
      default: break
      }
    }

    /// Gives up on everything that is still on its way.
    func cancel() {
      for task in tasks.values { task.cancel() }
      tasks = [:]
    }

    private func read(_ value: DebugValue, _ id: DebugItemID) -> DebugReading {
      switch value.source {
      case .frozen(let text): return DebugReading(.text(text))
      case .fact(let fact): return DebugReading(.text(services().fact(fact) ?? DebugText.nothing))
      case .closure(let read):
        return measured {
          do { return .text(try read()) } catch { return .failed(DebugText.of(error)) }
        }
      case .asynchronous(let read):
        begin(read, id)
        return DebugReading(.pending)
      }
    }

    private func begin(_ read: @escaping @MainActor () async throws -> String, _ id: DebugItemID) {
      tasks[id]?.cancel()
      let start = services().now()
      tasks[id] = Task { [weak self] in
        let state: DebugReading.State
        do { state = .text(try await read()) } catch { state = .failed(DebugText.of(error)) }
        guard !Task.isCancelled, let self else { return }
        tasks[id] = nil
        finished(id, DebugReading(state, elapsed: services().now() - start))
        services().wake()
      }
    }

    private func measured(_ read: () -> DebugReading.State) -> DebugReading {
      let start = services().now()
      let state = read()
      return DebugReading(state, elapsed: services().now() - start)
    }
  }
#endif
