public import AppSurface

/// A `SearchField`, and of the field that `searchable` brings.
///
///     SearchField(text: $query)
///       .introspect(.searchField, on: .appSurface(.v1)) { field in
///         field.backgroundColor = .yellow
///       }
public nonisolated struct SearchFieldType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "SearchField" }
}

nonisolated extension IntrospectableViewType where Self == SearchFieldType {
  /// The element of a `SearchField`, and of the field that `searchable` brings.
  public static var searchField: SearchFieldType { SearchFieldType() }
}

nonisolated extension AppSurfaceViewVersion<SearchFieldType, TextFieldElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
