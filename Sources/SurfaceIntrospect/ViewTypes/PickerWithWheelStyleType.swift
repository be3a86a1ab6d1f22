public import AppSurface

/// A `Picker` in wheel style.
///
///     Picker("Size", selection: $size) { choices }.pickerStyle(.wheel)
///       .introspect(.picker(style: .wheel), on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .orange
///       }
public nonisolated struct PickerWithWheelStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: String, Hashable, Sendable {
    /// A wheel that is turned to the choice.
    case wheel
  }

  /// The view's own name.
  public var viewName: String? { "Picker" }
  /// The style that is wanted.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == PickerWithWheelStyleType {
  /// The element of a `Picker` in a style, such as `.wheel`.
  public static func picker(style: Self.Style) -> PickerWithWheelStyleType {
    PickerWithWheelStyleType(styleName: style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<PickerWithWheelStyleType, WheelPickerElement> {
  /// Not there.
  @available(
    *, unavailable,
    message: "Picker in wheel style has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
