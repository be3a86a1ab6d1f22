#if !DEBUG_TOOLS
  /// A button that is never pressed without the tools.
  public nonisolated struct DebugButton: DebugItem {
    /// Nothing.
    public var closesMenu: Bool { false }
    /// Nothing.
    public var confirmation: String? { nil }

    /// A button that is not shown.
    public init(
      id: String, label: String, closesMenu: Bool = false, confirmation: String? = nil,
      disabledReason: @escaping @MainActor () -> String? = { nil },
      action: @escaping @MainActor () throws -> Void
    ) {}

    /// A button that is not shown.
    public init(
      id: String, label: String, closesMenu: Bool = false, confirmation: String? = nil,
      disabledReason: @escaping @MainActor () -> String? = { nil },
      action: @escaping @MainActor (DebugProgress) async throws -> Void
    ) {}
  }

  /// Buttons that are never pressed without the tools.
  public nonisolated struct DebugActionGroup: DebugItem {
    /// Nothing.
    public var actions: [DebugButton] { [] }

    /// Buttons that are not shown.
    public init(id: String, label: String, actions: [DebugButton]) {}
  }

  /// How far work is that is never begun without the tools.
  public final class DebugProgress {
    /// Shown to nobody.
    public var fraction: Double?
    /// Shown to nobody.
    public var message: String?

    init() {}
  }

  /// How values would be written.
  public nonisolated enum DebugShareFormat: String, Hashable, Sendable, CaseIterable {
    /// A format.
    case text, markdown, json

    /// None.
    public var fileName: String { "" }
  }

  /// How much would be shared.
  public nonisolated enum DebugShareScope: Hashable, Sendable {
    /// One item.
    case item(DebugItemID)
    /// A section.
    case section(String)
    /// All.
    case everything
  }

  /// Where it would go.
  public nonisolated enum DebugShareDestination: Hashable, Sendable {
    /// To the clipboard.
    case clipboard
    /// To a file.
    case file(String)
  }
#endif
