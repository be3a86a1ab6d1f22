public import AppSurface

/// The versions on which an introspection is made.
public nonisolated struct AppSurfaceViewVersionPredicate<
  ViewType: IntrospectableViewType, Target: Element
>: Sendable {
  /// How the element is found on the kit that runs; nil where none of the versions matches.
  let selector: IntrospectionSelector<Target>?

  /// The versions named, each opted in to by itself.
  public static func appSurface(_ versions: AppSurfaceViewVersion<ViewType, Target>...) -> Self {
    Self(selector: versions.first { $0.version.condition() == .current }?.selector)
  }

  /// A version and all later ones, those that are not yet known included.
  @_spi(Advanced)
  public static func appSurface(
    _ versions: PartialRangeFrom<AppSurfaceViewVersion<ViewType, Target>>
  ) -> Self {
    let version = versions.lowerBound
    return Self(selector: version.version.condition() == .future ? nil : version.selector)
  }
}
