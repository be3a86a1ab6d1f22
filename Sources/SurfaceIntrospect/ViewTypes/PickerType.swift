public import AppSurface

/// A `Picker` in any style, whose element is of a class that depends on it; `.picker(style:)` hands
/// over the class.
///
///     Picker("Size", selection: $size) { choices }
///       .introspect(.picker, on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .orange
///       }
public nonisolated struct PickerType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Picker" }
}

nonisolated extension IntrospectableViewType where Self == PickerType {
  /// The element of a `Picker` in any style.
  public static var picker: PickerType { PickerType() }
}

nonisolated extension AppSurfaceViewVersion<PickerType, Element> {
  /// Not there.
  @available(
    *, unavailable,
    message: "Picker has no element in every style in AppSurface 0; take .picker(style:)"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
