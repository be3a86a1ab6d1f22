public import AppSurface

/// A `Slider`.
///
///     Slider(value: $volume)
///       .introspect(.slider, on: .appSurface(.v1)) { slider in
///         slider.backgroundColor = .yellow
///       }
public nonisolated struct SliderType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Slider" }
}

nonisolated extension IntrospectableViewType where Self == SliderType {
  /// The element of a `Slider`.
  public static var slider: SliderType { SliderType() }
}

nonisolated extension AppSurfaceViewVersion<SliderType, SliderElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
