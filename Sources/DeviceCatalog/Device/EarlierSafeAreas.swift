/// The insets that a device had under earlier versions of its system.
public struct EarlierSafeAreas: Sendable, Hashable {
  /// The last version for which they hold.
  public var systemVersion: String
  /// The insets that are known.
  public var insets: ByOrientation<EdgeInsets>

  /// Insets that hold up to a version of the system.
  public init(upTo systemVersion: String, _ insets: ByOrientation<EdgeInsets>) {
    self.systemVersion = systemVersion
    self.insets = insets
  }
}

extension Device {
  /// The insets from the physical edges under a version of the system ("18", "18.2"), when the
  /// device is held so: the earlier ones up to the version they hold for, else those of
  /// `safeArea(in:)`. A version that is no number counts as the newest.
  public func safeArea(in orientation: Orientation, systemVersion: String) -> EdgeInsets {
    guard let earlier = earlierSafeAreas,
      let asked = Self.majorVersion(systemVersion),
      let last = Self.majorVersion(earlier.systemVersion), asked <= last,
      let insets = earlier.insets[orientation]
    else { return safeArea(in: orientation) }
    return insets
  }

  private static func majorVersion(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }
}
