public import AppSurface

/// A `Picker` whose choices a press shows.
///
///     Picker("Size", selection: $size) { choices }.pickerStyle(.menu)
///       .introspect(.picker(style: .menu), on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .orange
///       }
public nonisolated struct PickerWithMenuStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: String, Hashable, Sendable {
    /// The choice at the end of the line.
    case menu
  }

  /// The view's own name.
  public var viewName: String? { "Picker" }
  /// The style that is wanted.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == PickerWithMenuStyleType {
  /// The element of a `Picker` in a style, such as `.menu`.
  public static func picker(style: Self.Style) -> PickerWithMenuStyleType {
    PickerWithMenuStyleType(styleName: style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<PickerWithMenuStyleType, ButtonElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
