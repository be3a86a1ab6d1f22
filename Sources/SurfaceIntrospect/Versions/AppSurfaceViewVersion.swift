public import AppSurface

/// A view type in one version of the kit, with the class of its element there.
///
/// Each view type declares one for each version: `extension AppSurfaceViewVersion<ListType,
/// ListElement> { static var v1: Self { Self(for: .v1) } }`.
public nonisolated struct AppSurfaceViewVersion<
  ViewType: IntrospectableViewType, Target: Element
>: Sendable {
  let version: AppSurfaceVersion
  let selector: IntrospectionSelector<Target>

  /// A version in which the element is found by its class alone.
  public init(for version: AppSurfaceVersion) {
    self.init(for: version, selector: .default)
  }

  /// A version in which the element is found by a selector.
  @_spi(Advanced)
  public init(for version: AppSurfaceVersion, selector: IntrospectionSelector<Target>) {
    self.version = version
    self.selector = selector
  }

  /// What a version in which the view has no element is declared as: code that names it does not
  /// compile, so that nothing ever asks for it.
  @_spi(Advanced)
  public static func unavailable() -> Self {
    preconditionFailure("\(ViewType.name) has no element in this version")
  }
}

nonisolated extension AppSurfaceViewVersion: Comparable {
  /// Whether both are the same version.
  public static func == (left: Self, right: Self) -> Bool { left.version == right.version }

  /// The earlier of two versions is the smaller one.
  public static func < (left: Self, right: Self) -> Bool {
    AppSurfaceVersion.precedes(left.version, right.version)
  }
}
