public import AppSurface

/// A `TextField` with a vertical axis, which grows with its text.
///
///     TextField("Message", text: $message, axis: .vertical)
///       .introspect(.textField(axis: .vertical), on: .appSurface(.v1)) { field in
///         field.backgroundColor = .yellow
///       }
public nonisolated struct TextFieldWithVerticalAxisType: IntrospectableViewType {
  /// The axes along which such a field grows.
  public enum Axis: Hashable, Sendable {
    /// From line to line.
    case vertical
  }

  /// The view's own name.
  public var viewName: String? { "TextField" }
}

nonisolated extension IntrospectableViewType where Self == TextFieldWithVerticalAxisType {
  /// The element of a `TextField` with a vertical axis.
  public static func textField(axis: Self.Axis) -> TextFieldWithVerticalAxisType {
    TextFieldWithVerticalAxisType()
  }
}

nonisolated extension AppSurfaceViewVersion<TextFieldWithVerticalAxisType, TextFieldElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0, selector: .along(.vertical)) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1, selector: .along(.vertical)) }
}
