#if DEBUG_TOOLS
  /// Something that a person can do from the menu.
  public nonisolated struct DebugButton: DebugItem {
    /// What tells this button from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// Whether the menu closes when it was pressed.
    public let closesMenu: Bool
    /// What is asked before it acts; nil acts at once.
    public let confirmation: String?
    let disabledReason: @MainActor () -> String?
    let action: Action

    enum Action: Sendable {
      case quick(@MainActor () throws -> Void)
      case long(@MainActor (DebugProgress) async throws -> Void)
    }

    /// What it does.
    public var _content: DebugItemContent { DebugItemContent(.button(self)) }

    /// A button that runs a closure; the menu stays open unless told otherwise.
    ///
    /// - Parameters:
    ///   - confirmation: A question that must be answered first, such as `Delete all messages?`.
    ///   - disabledReason: Why it cannot be pressed now; nil where it can. Asked at each showing.
    ///   - action: What it does; what it throws is shown in place.
    public init(
      id: String, label: String, closesMenu: Bool = false, confirmation: String? = nil,
      disabledReason: @escaping @MainActor () -> String? = { nil },
      action: @escaping @MainActor () throws -> Void
    ) {
      self.init(id, label, closesMenu, confirmation, disabledReason, .quick(action))
    }

    /// A button whose work takes its time: the row shows how far it is and can stop it.
    ///
    /// - Parameter action: What it does; it is cancelled as a task is, and says how far it is through
    ///   what it is handed.
    public init(
      id: String, label: String, closesMenu: Bool = false, confirmation: String? = nil,
      disabledReason: @escaping @MainActor () -> String? = { nil },
      action: @escaping @MainActor (DebugProgress) async throws -> Void
    ) {
      self.init(id, label, closesMenu, confirmation, disabledReason, .long(action))
    }

    private init(
      _ id: String, _ label: String, _ closesMenu: Bool, _ confirmation: String?,
      _ disabledReason: @escaping @MainActor () -> String?, _ action: Action
    ) {
      self.id = id
      self.label = label
      self.closesMenu = closesMenu
      self.confirmation = confirmation
      self.disabledReason = disabledReason
      self.action = action
    }
  }

  /// Several buttons that belong together, in one row.
  public nonisolated struct DebugActionGroup: DebugItem {
    /// What tells this group from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// The buttons, in order.
    public let actions: [DebugButton]

    /// What it does.
    public var _content: DebugItemContent { DebugItemContent(.actions(actions)) }

    /// A row of buttons; each keeps its own question, reason and length.
    public init(id: String, label: String, actions: [DebugButton]) {
      self.id = id
      self.label = label
      self.actions = actions
    }
  }
#endif
