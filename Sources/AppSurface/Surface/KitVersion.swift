/// A version of the kit, for code that depends on what its elements are.
public nonisolated struct KitVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Counts changes of elements that code built on them must follow.
  public var major: Int
  /// Counts additions.
  public var minor: Int
  /// Counts repairs.
  public var patch: Int

  /// A version from its parts.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version of this kit.
  public static let current = KitVersion(1, 0, 0)

  /// The earlier of two versions is the smaller one.
  public static func < (left: KitVersion, right: KitVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// `major.minor.patch`.
  public var description: String { "\(major).\(minor).\(patch)" }
}
