#if DEBUG_TOOLS
  /// What reading a value gave, frozen before it is shown.
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
    }

    /// How far the reading is.
    let state: State
    /// How long the value's closure took.
    let elapsed: Duration
    /// The text as a row shows it: cut with a mark when it is long, with the time when that is long.
    let shown: String

    init(_ state: State, elapsed: Duration = .zero) {
      self.state = state
      self.elapsed = elapsed
      let text =
        switch state {
        case .pending: "…"
        case .setting(let setting): DebugText.cut(setting.description)
        case .text(let text), .failed(let text): DebugText.cut(text)
        }
      shown = elapsed >= Self.long ? "\(text) (\(Self.format(elapsed)))" : text
    }

    /// From here on the time that a closure took is shown.
    static let long: Duration = .milliseconds(50)

    private static func format(_ time: Duration) -> String {
      let milliseconds =
        time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
      return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    }
  }
#endif
