public import AppSurface

/// A `TabView` with a bar of tabs.
///
///     TabView { tabs }
///       .introspect(.tabView, on: .appSurface(.v1)) { tabs in
///         tabs.tabBar?.backgroundColor = .orange
///       }
public nonisolated struct TabViewType: IntrospectableViewType {}

nonisolated extension IntrospectableViewType where Self == TabViewType {
  /// The element of a `TabView` with a bar of tabs.
  public static var tabView: TabViewType { TabViewType() }
}

nonisolated extension AppSurfaceViewVersion<TabViewType, TabElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
