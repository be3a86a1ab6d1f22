public import AppSurface

/// A `TextField` of one line.
///
///     TextField("Name", text: $name)
///       .introspect(.textField, on: .appSurface(.v1)) { field in
///         field.backgroundColor = .yellow
///       }
public nonisolated struct TextFieldType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "TextField" }
}

nonisolated extension IntrospectableViewType where Self == TextFieldType {
  /// The element of a `TextField` of one line.
  public static var textField: TextFieldType { TextFieldType() }
}

nonisolated extension AppSurfaceViewVersion<TextFieldType, TextFieldElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0, selector: .along(.horizontal)) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1, selector: .along(.horizontal)) }
}

nonisolated extension IntrospectionSelector<TextFieldElement> {
  /// A field that grows along an axis.
  static func along(_ axis: Axis) -> Self {
    .from(TextFieldElement.self) { $0.axis == axis ? $0 : nil }
  }
}
