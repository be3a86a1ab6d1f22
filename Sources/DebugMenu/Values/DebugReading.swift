#if DEBUG_TOOLS
  /// What reading an item gave, frozen before it is shown.
  nonisolated struct DebugReading: Hashable, Sendable {
    /// How far the reading is.
    enum State: Hashable, Sendable {
      /// An asynchronous value is still on its way.
      case pending
      /// The value's whole text.
      case text(String)
      /// What a control is set to.
      case setting(DebugSetting)
      /// The value's closure threw; the text says what happened.
      case failed(String)
      /// A button can be pressed, or not for a reason.
      case button(disabled: String?)
      /// Why some buttons of a group cannot be pressed, by their labels.
      case actions(disabled: [String: String])
    }

    /// How far the reading is.
    let state: State
    /// The number that the value is; nil where it is none.
    let number: Double?
    /// How long the value's closure took.
    let elapsed: Duration
    /// The text as a row shows it: cut with a mark when it is long, with the time when that is long.
    let shown: String

    init(_ state: State, number: Double? = nil, elapsed: Duration = .zero) {
      self.state = state
      self.number = number
      self.elapsed = elapsed
      let text = Self.text(of: state).map(ValueText.cut) ?? "…"
      shown = elapsed >= Self.long ? "\(text) (\(Self.format(elapsed)))" : text
    }

    init(_ value: ValueText, elapsed: Duration = .zero) {
      self.init(.text(value.text), number: value.number, elapsed: elapsed)
    }

    /// The whole text, which is what is copied and shared; nil while it is on its way.
    var whole: String? { Self.text(of: state) }

    /// Why the button, or some buttons of the group, cannot be pressed; nil where all can.
    var disabledReason: String? {
      switch state {
      case .button(let reason): reason
      case .actions(let reasons) where !reasons.isEmpty:
        reasons.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
          .joined(separator: " · ")
      default: nil
      }
    }

    /// Why a button of the group cannot be pressed; nil where it can.
    func disabledReason(of action: String) -> String? {
      if case .actions(let reasons) = state { reasons[action] } else { nil }
    }

    /// What the control is set to; nil for other items.
    var setting: DebugSetting? {
      if case .setting(let setting) = state { setting } else { nil }
    }

    /// From here on the time that a closure took is shown.
    static let long: Duration = .milliseconds(50)

    private static func text(of state: State) -> String? {
      switch state {
      case .pending: nil
      case .setting(let setting): setting.description
      case .text(let text), .failed(let text): text
      case .button(let reason): reason ?? ""
      case .actions: ""
      }
    }

    private static func format(_ time: Duration) -> String {
      let milliseconds =
        time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
      return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    }
  }
#endif
