public import AppSurface

/// A `Toggle`, in any style or in one.
///
///     Toggle("Quiet", isOn: $isQuiet)
///       .introspect(.toggle, on: .appSurface(.v1)) { toggle in
///         toggle.backgroundColor = .yellow
///       }
public nonisolated struct ToggleType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Toggle" }
  /// The style that is wanted; nil is any.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == ToggleType {
  /// The element of a `Toggle` in any style.
  public static var toggle: ToggleType { ToggleType(styleName: nil) }

  /// The element of a `Toggle` in a style, such as `.checkbox`.
  public static func toggle(style: ToggleStyle) -> ToggleType {
    ToggleType(styleName: style == .automatic ? nil : style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<ToggleType, ToggleElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
