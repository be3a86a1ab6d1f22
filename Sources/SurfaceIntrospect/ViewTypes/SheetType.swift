public import AppSurface

/// A sheet, asked from inside it. On the view that presents it nothing is found.
///
///     Text("A").sheet(isPresented: $isShown) {
///       Form { fields }
///         .introspect(.sheet, on: .appSurface(.v1)) { sheet in
///           sheet.backgroundColor = .orange
///         }
///     }
public nonisolated struct SheetType: IntrospectableViewType {
  /// The name of what is presented.
  public var viewName: String? { "Sheet" }
  /// A view stands inside what presents it.
  public var scope: IntrospectionScope { .ancestor }
}

nonisolated extension IntrospectableViewType where Self == SheetType {
  /// The element of a sheet around the view.
  public static var sheet: SheetType { SheetType() }
}

nonisolated extension AppSurfaceViewVersion<SheetType, PresentationElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
}

nonisolated extension AppSurfaceViewVersion<SheetType, SheetElement> {
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
