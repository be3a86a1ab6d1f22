public import AppSurface

/// A `Form`, in any style or in one.
///
///     Form { rows }
///       .introspect(.form, on: .appSurface(.v1)) { form in
///         form.backgroundColor = .orange
///       }
public nonisolated struct FormType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Form" }
  /// The style that is wanted; nil is any.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == FormType {
  /// The element of a `Form` in any style.
  public static var form: FormType { FormType(styleName: nil) }

  /// The element of a `Form` in a style, such as `.grouped`; the automatic one is any.
  public static func form(style: FormStyle) -> FormType {
    FormType(styleName: style == .automatic ? nil : style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<FormType, ListElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
