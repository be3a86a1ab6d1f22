public import AppSurface

/// A `Picker` made of other views.
///
///     Picker("Size", selection: $size) { choices }.pickerStyle(.inline)
///       .introspect(.picker(style: .inline), on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .orange
///       }
public nonisolated struct PickerWithInlineStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: String, Hashable, Sendable {
    /// All choices beneath one another.
    case inline
    /// All choices beneath one another, each with a circle.
    case radioGroup
    /// A link to a screen with the choices.
    case navigationLink
  }

  /// The view's own name.
  public var viewName: String? { "Picker" }
  /// The style that is wanted.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == PickerWithInlineStyleType {
  /// The element of a `Picker` in a style, such as `.inline`.
  public static func picker(style: Self.Style) -> PickerWithInlineStyleType {
    PickerWithInlineStyleType(styleName: style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<PickerWithInlineStyleType, PickerElement> {
  /// Not there.
  @available(
    *, unavailable,
    message: "Picker in this style has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
