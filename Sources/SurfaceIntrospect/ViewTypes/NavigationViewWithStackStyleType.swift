public import AppSurface

/// A `NavigationView`, which is a stack.
///
///     NavigationView { home }
///       .introspect(.navigationView(style: .stack), on: .appSurface(.v1)) { stack in
///         stack.navigationBar?.backgroundColor = .orange
///       }
public nonisolated struct NavigationViewWithStackStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: Hashable, Sendable {
    /// Screens over one another.
    case stack
  }
}

nonisolated extension IntrospectableViewType where Self == NavigationViewWithStackStyleType {
  /// The element of a `NavigationView`.
  public static func navigationView(style: Self.Style) -> NavigationViewWithStackStyleType {
    NavigationViewWithStackStyleType()
  }
}

nonisolated extension AppSurfaceViewVersion<NavigationViewWithStackStyleType, NavigationElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
