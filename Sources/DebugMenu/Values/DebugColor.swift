#if DEBUG_TOOLS
  public import AppSurface

  /// A colour that is bound to the app's own storage.
  public nonisolated struct DebugColor: DebugItem {
    /// What tells this colour from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What it does.
    public let _content: DebugItemContent

    /// A colour that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, default defaultValue: Color? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Color, set: @escaping @MainActor (Color) throws -> Void
    ) {
      self.id = id
      self.label = label
      _content = DebugItemContent(
        .control(
          DebugControl(
            .color, default: defaultValue, needsRestart: needsRestart, get: get, set: set,
            setting: { .color($0) },
            value: { if case .color(let color) = $0 { color } else { nil } })))
    }
  }
#endif
