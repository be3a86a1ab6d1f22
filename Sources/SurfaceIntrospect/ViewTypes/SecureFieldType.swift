public import AppSurface

/// A `SecureField`.
///
///     SecureField("Password", text: $password)
///       .introspect(.secureField, on: .appSurface(.v1)) { field in
///         field.backgroundColor = .yellow
///       }
public nonisolated struct SecureFieldType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "SecureField" }
}

nonisolated extension IntrospectableViewType where Self == SecureFieldType {
  /// The element of a `SecureField`.
  public static var secureField: SecureFieldType { SecureFieldType() }
}

nonisolated extension AppSurfaceViewVersion<SecureFieldType, TextFieldElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
