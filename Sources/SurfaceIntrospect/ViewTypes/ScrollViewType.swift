public import AppSurface

/// A `ScrollView`.
///
///     ScrollView { rows }
///       .introspect(.scrollView, on: .appSurface(.v1)) { scroll in
///         scroll.bounces = false
///       }
public nonisolated struct ScrollViewType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "ScrollView" }
}

nonisolated extension IntrospectableViewType where Self == ScrollViewType {
  /// The element of a `ScrollView`.
  public static var scrollView: ScrollViewType { ScrollViewType() }
}

nonisolated extension AppSurfaceViewVersion<ScrollViewType, ScrollElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
