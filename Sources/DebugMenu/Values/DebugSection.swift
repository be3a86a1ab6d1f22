#if DEBUG_TOOLS
  /// A heading under which an app's debug items stand.
  public nonisolated struct DebugSection: Hashable, Sendable, Identifiable {
    /// What tells this section from others.
    public let id: String
    /// The heading.
    public let label: String

    /// A section from its id and heading.
    public init(id: String, label: String) {
      self.id = id
      self.label = label
    }

    /// Facts about the app.
    public static let app = DebugSection(id: "app", label: "App")
    /// Facts about the person who uses it.
    public static let user = DebugSection(id: "user", label: "User")
    /// Facts about the device it runs on.
    public static let device = DebugSection(id: "device", label: "Device")
    /// Facts about push notifications.
    public static let pushNotifications = DebugSection(
      id: "pushNotifications", label: "Push Notifications")
  }
#endif
