public import AppSurface

/// A popover, asked from inside it. On the view that presents it nothing is found.
///
///     Text("A").popover(isPresented: $isShown) {
///       Form { fields }
///         .introspect(.popover, on: .appSurface(.v1)) { popover in
///           popover.backgroundColor = .orange
///         }
///     }
public nonisolated struct PopoverType: IntrospectableViewType {
  /// The name of what is presented.
  public var viewName: String? { "Popover" }
  /// A view stands inside what presents it.
  public var scope: IntrospectionScope { .ancestor }
}

nonisolated extension IntrospectableViewType where Self == PopoverType {
  /// The element of a popover around the view.
  public static var popover: PopoverType { PopoverType() }
}

nonisolated extension AppSurfaceViewVersion<PopoverType, PopoverElement> {
  /// Not there: the kit had no such view.
  @available(
    *, unavailable, message: "Popover has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
