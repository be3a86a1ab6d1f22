#if DEBUG_TOOLS
  /// How hard a device must be shaken.
  public nonisolated enum ShakeLevel: String, Hashable, Sendable, CaseIterable {
    /// A flick of the wrist is enough.
    case light
    /// A shake that is meant as one.
    case medium
    /// A shake with the arm.
    case hard

    /// From which acceleration on a sample is strong, gravity removed, in units of standard gravity.
    ///
    /// Of our own choosing: a hand that shakes on purpose reaches 2 to 4; walking stays under 0.5
    /// but for the moment in which a heel strikes.
    public var threshold: Double {
      switch self {
      case .light: 0.5
      case .medium: 0.8
      case .hard: 1.2
      }
    }
  }
#endif
