public import AppSurface

/// A `ProgressView`, in any style or in one.
///
///     ProgressView("Loading", value: 0.5)
///       .introspect(.progressView, on: .appSurface(.v1)) { progress in
///         progress.backgroundColor = .yellow
///       }
public nonisolated struct ProgressViewType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "ProgressView" }
  /// The style that is wanted; nil is any.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == ProgressViewType {
  /// The element of a `ProgressView` in any style.
  public static var progressView: ProgressViewType { ProgressViewType(styleName: nil) }

  /// The element of a `ProgressView` in a style, such as `.circular`; the automatic one is any.
  public static func progressView(style: ProgressViewStyle) -> ProgressViewType {
    ProgressViewType(styleName: style == .automatic ? nil : style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<ProgressViewType, ProgressElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
