public import AppSurface

/// Any view that has an element.
///
///     Color.clear
///       .introspect(.view, on: .appSurface(.v1)) { element in
///         element.cornerRadius = 8
///       }
public nonisolated struct ViewType: IntrospectableViewType {}

nonisolated extension IntrospectableViewType where Self == ViewType {
  /// The first element of a view, whatever its class.
  public static var view: ViewType { ViewType() }
}

nonisolated extension AppSurfaceViewVersion<ViewType, Element> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
