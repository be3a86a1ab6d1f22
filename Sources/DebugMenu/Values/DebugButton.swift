#if DEBUG_TOOLS
  /// Something that a person can do from the menu.
  public nonisolated struct DebugButton: Sendable, Identifiable {
    /// What tells this button from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// Whether the menu closes when it was pressed.
    public let closesMenu: Bool
    let action: @MainActor () -> Void

    /// A button that runs a closure; the menu stays open unless told otherwise.
    public init(
      id: String, label: String, closesMenu: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      self.id = id
      self.label = label
      self.closesMenu = closesMenu
      self.action = action
    }
  }
#endif
