public import AppSurface

/// A `NavigationStack`.
///
///     NavigationStack { home }
///       .introspect(.navigationStack, on: .appSurface(.v1)) { stack in
///         stack.navigationBar?.backgroundColor = .orange
///       }
public nonisolated struct NavigationStackType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "NavigationStack" }
}

nonisolated extension IntrospectableViewType where Self == NavigationStackType {
  /// The element of a `NavigationStack`.
  public static var navigationStack: NavigationStackType { NavigationStackType() }
}

nonisolated extension AppSurfaceViewVersion<NavigationStackType, NavigationElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
