#if DEBUG_TOOLS
  /// A switch that is bound to the app's own storage.
  public nonisolated struct DebugToggle: DebugItem {
    /// What tells this switch from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What it does.
    public let _content: DebugItemContent

    /// A switch that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, default defaultValue: Bool? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) throws -> Void
    ) {
      self.id = id
      self.label = label
      _content = DebugItemContent(
        .control(
          DebugControl(
            .toggle, default: defaultValue, needsRestart: needsRestart, get: get, set: set,
            setting: { .toggle($0) },
            value: { if case .toggle(let isOn) = $0 { isOn } else { nil } })))
    }
  }
#endif
