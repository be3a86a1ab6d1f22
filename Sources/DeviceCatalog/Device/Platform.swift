extension Device {
  /// The system that a device runs; its rules for bars and size classes differ.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    /// Apple's system for phones and players.
    case iOS
    /// Apple's system for tablets.
    case iPadOS
    /// Apple's system for watches.
    case watchOS
    /// Apple's system for televisions.
    case tvOS
    /// Apple's system for headsets.
    case visionOS
    /// Apple's system for computers.
    case macOS
    /// Google's system, in every form.
    case android
    /// Microsoft's system.
    case windows
    /// Linux with any desktop.
    case linux
    /// Any other, a console's own for example.
    case other
  }
}
