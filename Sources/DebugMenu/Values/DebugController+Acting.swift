#if DEBUG_TOOLS
  extension DebugController {
    /// What came of pressing an item.
    enum Outcome: Hashable {
      /// Nothing more is to be done.
      case done
      /// The menu closes.
      case closesMenu
      /// The item asks this first.
      case asks(String)
      /// It cannot be done, or it failed.
      case refused(String)
    }

    /// Does what pressing an item does: a button acts, a switch flips, a choice moves on.
    ///
    /// - Parameters:
    ///   - action: Which of a group's buttons is meant, by its label.
    ///   - isConfirmed: Whether the person has answered what a button asks.
    func run(_ id: DebugItemID, action: String? = nil, isConfirmed: Bool = false) -> Outcome {
      switch item(id)?.content {
      case .button(let button): return press(button, id, isConfirmed)
      case .actions(let buttons):
        guard let button = buttons.first(where: { $0.label == action ?? buttons[0].label }) else {
          return .refused(
            "there is no '\(action ?? "")'"
              + NearMatches.hint(for: action ?? "", in: buttons.map(\.label)))
        }
        return press(button, id, isConfirmed)
      case .control(let control):
        guard let next = control.next else { return .done }
        do throws(DebugRefusal) { try set(id, to: next) } catch { return .refused(error.reason) }
        return .done
      case .value, nil: return .done
      }
    }

    /// Sets a control.
    ///
    /// - Throws: why it cannot be set so; it is as it was then.
    func set(_ id: DebugItemID, to setting: DebugSetting) throws(DebugRefusal) {
      guard let item = item(id) else { throw DebugRefusal("it is gone") }
      guard case .control(let control) = item.content else {
        throw DebugRefusal("a \(item.kind.rawValue) cannot be set")
      }
      try control.apply(setting)
      keeping?.keep(id, control.get(), default: item.defaultSetting)
    }

    private func press(_ button: DebugButton, _ id: DebugItemID, _ isConfirmed: Bool) -> Outcome {
      if let reason = button.disabledReason() { return .refused(reason) }
      if let question = button.confirmation, !isConfirmed { return .asks(question) }
      switch button.action {
      case .quick(let action):
        do { try action() } catch { return .refused(ValueText.of(error)) }
      case .long(let action): runs.begin(id, button.label, action)
      }
      return button.closesMenu ? .closesMenu : .done
    }
  }

  extension DebugControl {
    /// What a press sets: the other way, or the next option; nil for controls that have none.
    fileprivate var next: DebugSetting? {
      switch (get(), range) {
      case (.toggle(let isOn), _): return .toggle(!isOn)
      case (.text(let text), .options(let options)) where !options.isEmpty:
        let index = options.firstIndex(of: text).map { $0 + 1 } ?? 0
        return .text(options[index % options.count])
      default: return nil
      }
    }
  }
#endif
