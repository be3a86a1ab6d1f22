#if DEBUG_TOOLS
  public import FoundationEssentials

  /// A day and time that is bound to the app's own storage.
  public nonisolated struct DebugDate: DebugItem {
    /// What tells this date from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What it does.
    public let _content: DebugItemContent

    /// A day and time that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, default defaultValue: Date? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Date, set: @escaping @MainActor (Date) throws -> Void
    ) {
      self.id = id
      self.label = label
      _content = DebugItemContent(
        .control(
          DebugControl(
            .date, default: defaultValue, needsRestart: needsRestart, get: get, set: set,
            setting: { .date($0) },
            value: { if case .date(let date) = $0 { date } else { nil } })))
    }
  }
#endif
