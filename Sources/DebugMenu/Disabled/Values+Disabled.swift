#if !DEBUG_TOOLS
  public import AppSurface
  public import FoundationEssentials

  /// What kind of row an item is.
  public nonisolated enum DebugItemKind: String, Hashable, Sendable, CaseIterable {
    /// Rows of the menu.
    case value, button, toggle, slider, stepper, choice, text, color, date, device, command
  }

  /// Where an item stands.
  public nonisolated struct DebugItemID: Hashable, Sendable, CustomStringConvertible {
    /// The section's id.
    public let section: String
    /// The item's id in its section.
    public let item: String

    /// The item of the given id in the section of the given id.
    public init(section: String, item: String) {
      self.section = section
      self.item = item
    }

    /// The item's id.
    public var description: String { item }
  }

  /// What a control is set to.
  public nonisolated enum DebugSetting: Hashable, Sendable, CustomStringConvertible {
    /// On or off.
    case toggle(Bool)
    /// A number.
    case number(Double)
    /// One of several, or text.
    case text(String)
    /// A colour.
    case color(Color)
    /// A day and time.
    case date(Date)

    /// Nothing.
    public var description: String { "" }
  }

  /// A heading that nothing stands under without the tools.
  public nonisolated struct DebugSection: Hashable, Sendable, Identifiable {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }

    private init() {}

    /// A section that is not shown.
    public init(id: String, label: String) {}

    /// Facts about the app.
    public static let app = DebugSection()
    /// Facts about the person who uses it.
    public static let user = DebugSection()
    /// Facts about the device it runs on.
    public static let device = DebugSection()
    /// Facts about push notifications.
    public static let pushNotifications = DebugSection()
  }

  /// A value that is never read without the tools.
  public nonisolated struct DebugValue: DebugItem {
    /// None.
    public var interval: Duration? { nil }
    /// The shortest time between two readings that are never made.
    public static let leastInterval = Duration.milliseconds(16)

    private init() {}

    /// The same value, which is never read.
    public func updating(every interval: Duration) -> DebugValue { self }

    /// A value that is not shown.
    public init(id: String, label: String, staticValue: (any CustomStringConvertible)?) {}

    /// A value that is not shown.
    @_disfavoredOverload
    public init(id: String, label: String, staticValue: (any CustomDebugStringConvertible)?) {}

    /// A value that is not read.
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {}

    /// A value that is not read.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {}

    /// A value that is not read.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {}

    /// A value that is not read.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {}

    /// A value that is not read.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomStringConvertible)?
    ) {}

    /// A value that is not read.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomDebugStringConvertible)?
    ) {}

    /// The app's version.
    public static let appVersion = DebugValue()
    /// The number of the app's build.
    public static let appBuildNumber = DebugValue()
    /// What the system calls the app.
    public static let appBundleIdentifier = DebugValue()
    /// What the system calls the app; the short spelling.
    public static let appBundleId = DebugValue()
    /// The person's language and region.
    public static let userLocale = DebugValue()
    /// The version of the system.
    public static let deviceOSVersion = DebugValue()
    /// The model of the machine.
    public static let deviceOSModel = DebugValue()
    /// Whether the app is registered for push notifications.
    public static let pushNotificationsRegistered = DebugValue()
    /// How long the last frame took.
    public static let frameTime = DebugValue()
    /// How many frames were drawn in the last second.
    public static let framesPerSecond = DebugValue()
    /// How many drawing commands the last frame had.
    public static let drawCommands = DebugValue()
    /// The memory that the process holds.
    public static let processMemory = DebugValue()
    /// The part of a processor that the process uses.
    public static let processCPU = DebugValue()
  }
#endif
