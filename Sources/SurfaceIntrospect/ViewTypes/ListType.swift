public import AppSurface

/// A `List`, in any style or in one.
///
///     List { rows }
///       .introspect(.list, on: .appSurface(.v1)) { list in
///         list.backgroundColor = .orange
///       }
public nonisolated struct ListType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "List" }
  /// The style that is wanted; nil is any.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == ListType {
  /// The element of a `List` in any style.
  public static var list: ListType { ListType(styleName: nil) }

  /// The element of a `List` in a style, such as `.insetGrouped`.
  public static func list(style: ListStyle) -> ListType {
    ListType(styleName: style == .automatic ? nil : style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<ListType, ListElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
