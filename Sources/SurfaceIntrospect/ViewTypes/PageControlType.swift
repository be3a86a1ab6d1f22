public import AppSurface

/// The dots of a `TabView` in page style.
///
///     TabView { pages }.tabViewStyle(.page)
///       .introspect(.pageControl, on: .appSurface(.v1)) { dots in
///         dots.backgroundColor = .orange
///       }
public nonisolated struct PageControlType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "PageControl" }
}

nonisolated extension IntrospectableViewType where Self == PageControlType {
  /// The element of the dots of a `TabView` in page style.
  public static var pageControl: PageControlType { PageControlType() }
}

nonisolated extension AppSurfaceViewVersion<PageControlType, PageControlElement> {
  /// Not there: the kit had no such view.
  @available(
    *, unavailable, message: "PageControl has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self {
    Self(for: .v1, selector: .from(PageElement.self) { $0.pageControl })
  }
}
