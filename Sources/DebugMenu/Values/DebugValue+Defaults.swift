#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension DebugValue {
    /// The app's version.
    public static let appVersion = DebugValue(
      id: "appVersion", label: "Version", fact: .appVersion)
    /// The number of the app's build.
    public static let appBuildNumber = DebugValue(
      id: "appBuildNumber", label: "Build Number", fact: .appBuildNumber)
    /// What the system calls the app.
    public static let appBundleIdentifier = DebugValue(
      id: "bundleId", label: "Bundle Identifier", fact: .appBundleIdentifier)
    /// What the system calls the app; the short spelling.
    public static let appBundleId = appBundleIdentifier
    /// The person's language and region.
    public static let userLocale = DebugValue(id: "locale", label: "Locale", fact: .userLocale)
    /// The version of the system.
    public static let deviceOSVersion = DebugValue(
      id: "deviceOSVersion", label: "OS Version", fact: .osVersion)
    /// The model of the machine.
    public static let deviceOSModel = DebugValue(
      id: "deviceOSModel", label: "Model", fact: .systemModel)
    /// Whether the app is registered for push notifications.
    public static let pushNotificationsRegistered = DebugValue(
      id: "pushNotificationsRegistered", label: "Push Notifications registered",
      fact: .pushNotificationsRegistered)

    private init(id: String, label: String, fact: HostFact) {
      self.init(id: id, label: label, source: .fact(fact))
    }
  }
#endif
