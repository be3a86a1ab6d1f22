public import AppSurface

/// A `Button`.
///
///     Button("Buy") { buy() }
///       .introspect(.button, on: .appSurface(.v1)) { button in
///         button.backgroundColor = .yellow
///       }
public nonisolated struct ButtonType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Button" }
}

nonisolated extension IntrospectableViewType where Self == ButtonType {
  /// The element of a `Button`.
  public static var button: ButtonType { ButtonType() }
}

nonisolated extension AppSurfaceViewVersion<ButtonType, ButtonElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
