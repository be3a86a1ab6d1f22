public import AppSurface

/// The `Surface` that shows the view.
///
///     Text("Hello")
///       .introspect(.surface, on: .appSurface(.v1)) { root in
///         print(root.frame.size)
///       }
public nonisolated struct SurfaceType: IntrospectableViewType {}

nonisolated extension IntrospectableViewType where Self == SurfaceType {
  /// The outermost element of the surface.
  public static var surface: SurfaceType { SurfaceType() }
}

nonisolated extension AppSurfaceViewVersion<SurfaceType, RootElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0, selector: .root) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1, selector: .root) }
}

nonisolated extension IntrospectionSelector<RootElement> {
  /// Every view knows its surface, wherever it stands.
  fileprivate static var root: Self {
    .default.withReceiverSelector { $0.surface.rootElement as? RootElement }
  }
}
