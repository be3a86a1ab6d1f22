#if DEBUG_TOOLS
  /// What of a device is drawn around and over the app, each by a switch of its own.
  public nonisolated struct DevicePicture: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The body with its rounded corners, and the cutout; the app is cut by the screen's outline.
    public static let body = DevicePicture(rawValue: 1)
    /// The safe area's insets, tinted and in figures.
    public static let safeAreas = DevicePicture(rawValue: 2)
    /// The time and the signs beside it.
    public static let statusBar = DevicePicture(rawValue: 4)
    /// The bar at the lower edge that leads home.
    public static let homeIndicator = DevicePicture(rawValue: 8)
    /// Where the screen folds.
    public static let hinge = DevicePicture(rawValue: 16)
    /// A software keyboard of the device's height, to which the layout gives way.
    public static let keyboard = DevicePicture(rawValue: 32)

    /// The screen's round corners and its cutout over the app, without a body: the app keeps its
    /// place. A device's shape shows unless it is switched off; a size of no device has none.
    public static let shape = DevicePicture(rawValue: 64)

    /// Body, status bar, home indicator and hinge: the device as it is in the hand.
    public static let whole: DevicePicture = [.body, .statusBar, .homeIndicator, .hinge]

    /// Every switch with the name that scripts use and the label that the menu shows.
    public static let switches: [(picture: DevicePicture, name: String, label: String)] = [
      (.shape, "shape", "Device Shape"), (.body, "body", "Device Body"),
      (.safeAreas, "safe-areas", "Safe Areas"), (.statusBar, "status-bar", "Status Bar"),
      (.homeIndicator, "home-indicator", "Home Indicator"),
      (.hinge, "hinge", "Hinge"), (.keyboard, "keyboard", "Keyboard"),
    ]
  }
#endif
