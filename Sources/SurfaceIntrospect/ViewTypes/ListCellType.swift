public import AppSurface

/// A row of a `List` or `Form`, asked from inside the row.
///
///     List {
///       ForEach(items) { item in
///         Text(item.name).introspect(.listCell, on: .appSurface(.v1)) { cell in
///           cell.backgroundColor = .yellow
///         }
///       }
///     }
public nonisolated struct ListCellType: IntrospectableViewType {
  /// A view stands inside its row.
  public var scope: IntrospectionScope { .ancestor }
}

nonisolated extension IntrospectableViewType where Self == ListCellType {
  /// The element of the row around the view.
  public static var listCell: ListCellType { ListCellType() }
}

nonisolated extension AppSurfaceViewVersion<ListCellType, RowElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
