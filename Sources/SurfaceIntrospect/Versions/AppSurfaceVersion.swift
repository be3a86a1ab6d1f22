package import AppSurface

/// A version of the kit that code may opt in to: it lasts until the next one in the table begins.
public nonisolated struct AppSurfaceVersion: Hashable, Sendable {
  /// Its place in the table.
  private let index: Int

  private init(index: Int) { self.index = index }

  // MARK: The table

  /// When each version began. Rows are in order; the last lasts for ever.
  private static let beginnings: [KitVersion] = [
    KitVersion(0, 1),
    KitVersion(1, 0),
    // Not yet there: tests tell the kit that it is one of these.
    KitVersion(2, 0),
    KitVersion(2, 1),
    KitVersion(2, 1, 3),
  ]

  /// The kit before its first release.
  public static let v0 = AppSurfaceVersion(index: 0)
  /// The kit from 1.0.0.
  public static let v1 = AppSurfaceVersion(index: 1)
  package static let v2 = AppSurfaceVersion(index: 2)
  package static let v2_1 = AppSurfaceVersion(index: 3)
  package static let v2_1_3 = AppSurfaceVersion(index: 4)

  // MARK: Where the kit stands

  /// A version as seen from a kit.
  package enum Condition: Sendable {
    /// The kit is not that far.
    case future
    /// The kit is of this version.
    case current
    /// The kit is of a later one.
    case past
  }

  /// How a kit sees the version; both edges belong to the version that begins there.
  package func condition(for kit: KitVersion = Kit.version) -> Condition {
    if kit < Self.beginnings[index] { return .future }
    let next = index + 1
    return next < Self.beginnings.count && kit >= Self.beginnings[next] ? .past : .current
  }

  static func precedes(_ left: AppSurfaceVersion, _ right: AppSurfaceVersion) -> Bool {
    left.index < right.index
  }
}

/// The kit that introspection takes itself to run on.
package nonisolated enum Kit {
  /// Its version; a test may put another in place for a while.
  @TaskLocal package static var version = KitVersion.current
}
