#if DEBUG_TOOLS
  /// A line of text that is bound to the app's own storage.
  public nonisolated struct DebugText: DebugItem {
    /// What tells this text from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What it does.
    public let _content: DebugItemContent

    /// A text that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing what was typed.
    public init(
      id: String, label: String, default defaultValue: String? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> String, set: @escaping @MainActor (String) throws -> Void
    ) {
      self.id = id
      self.label = label
      _content = DebugItemContent(
        .control(
          DebugControl(
            .text, default: defaultValue, needsRestart: needsRestart, get: get, set: set,
            setting: { .text($0) },
            value: { if case .text(let text) = $0 { text } else { nil } })))
    }
  }
#endif
