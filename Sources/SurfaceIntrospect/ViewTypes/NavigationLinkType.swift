public import AppSurface

/// A `NavigationLink`.
///
///     NavigationLink("Details", value: 1)
///       .introspect(.navigationLink, on: .appSurface(.v1)) { link in
///         link.cornerRadius = 8
///       }
public nonisolated struct NavigationLinkType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "NavigationLink" }
}

nonisolated extension IntrospectableViewType where Self == NavigationLinkType {
  /// The element of a `NavigationLink`.
  public static var navigationLink: NavigationLinkType { NavigationLinkType() }
}

nonisolated extension AppSurfaceViewVersion<NavigationLinkType, ButtonElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
