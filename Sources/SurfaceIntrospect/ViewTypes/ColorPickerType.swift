public import AppSurface

/// A `ColorPicker`.
///
///     ColorPicker("Ink", selection: $ink)
///       .introspect(.colorPicker, on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .yellow
///       }
public nonisolated struct ColorPickerType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "ColorPicker" }
}

nonisolated extension IntrospectableViewType where Self == ColorPickerType {
  /// The element of a `ColorPicker`.
  public static var colorPicker: ColorPickerType { ColorPickerType() }
}

nonisolated extension AppSurfaceViewVersion<ColorPickerType, ColorPickerElement> {
  /// Not there: the kit had no such view.
  @available(
    *, unavailable, message: "ColorPicker has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
