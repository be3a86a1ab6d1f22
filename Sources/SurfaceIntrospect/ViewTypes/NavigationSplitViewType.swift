public import AppSurface

/// A `NavigationSplitView`.
///
///     NavigationSplitView { list } detail: { page }
///       .introspect(.navigationSplitView, on: .appSurface(.v1)) { split in
///         split.backgroundColor = .orange
///       }
public nonisolated struct NavigationSplitViewType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "NavigationSplitView" }
}

nonisolated extension IntrospectableViewType where Self == NavigationSplitViewType {
  /// The element of a `NavigationSplitView`.
  public static var navigationSplitView: NavigationSplitViewType { NavigationSplitViewType() }
}

nonisolated extension AppSurfaceViewVersion<NavigationSplitViewType, SplitElement> {
  /// Not there: the kit had no such view.
  @available(
    *, unavailable,
    message: "NavigationSplitView has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
