public import AppSurface

/// A `NavigationView` in columns, which the kit has not: it has `NavigationSplitView`.
public nonisolated struct NavigationViewWithColumnsStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: Hashable, Sendable {
    /// Screens side by side.
    case columns
  }
}

nonisolated extension IntrospectableViewType where Self == NavigationViewWithColumnsStyleType {
  /// Nothing: take `.navigationSplitView`.
  public static func navigationView(style: Self.Style) -> NavigationViewWithColumnsStyleType {
    NavigationViewWithColumnsStyleType()
  }
}

nonisolated extension AppSurfaceViewVersion<NavigationViewWithColumnsStyleType, SplitElement> {
  /// Not there.
  @available(
    *, unavailable, message: "NavigationView has no columns in AppSurface 0; it is a stack"
  )
  public static var v0: Self { unavailable() }
  /// Not there.
  @available(
    *, unavailable,
    message: "NavigationView has no columns in AppSurface 1; take .navigationSplitView"
  )
  public static var v1: Self { unavailable() }
}
