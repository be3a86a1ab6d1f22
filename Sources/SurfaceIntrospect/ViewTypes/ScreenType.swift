public import AppSurface

/// A `Screen`: the one that the view shows, else the one around it.
///
///     Text("Settings")
///       .introspect(.screen, on: .appSurface(.v1)) { screen in
///         screen.backgroundColor = .yellow
///       }
public nonisolated struct ScreenType: IntrospectableViewType {
  /// The screen that the view shows comes first, then the one around it.
  public var scope: IntrospectionScope { [.receiver, .ancestor] }
}

nonisolated extension IntrospectableViewType where Self == ScreenType {
  /// The element of a `Screen`.
  public static var screen: ScreenType { ScreenType() }
}

nonisolated extension AppSurfaceViewVersion<ScreenType, ScreenElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
