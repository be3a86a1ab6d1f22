public import AppSurface

/// A `TabView` in page style.
///
///     TabView { pages }.tabViewStyle(.page)
///       .introspect(.tabView(style: .page), on: .appSurface(.v1)) { pages in
///         pages.pageControl?.backgroundColor = .orange
///       }
public nonisolated struct TabViewWithPageStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: Hashable, Sendable {
    /// Pages that are swiped from side to side.
    case page
  }
}

nonisolated extension IntrospectableViewType where Self == TabViewWithPageStyleType {
  /// The element of a `TabView` in page style.
  public static func tabView(style: Self.Style) -> TabViewWithPageStyleType {
    TabViewWithPageStyleType()
  }
}

nonisolated extension AppSurfaceViewVersion<TabViewWithPageStyleType, PageElement> {
  /// Not there: the kit had no such style.
  @available(
    *, unavailable,
    message: "TabView in page style has no element in AppSurface 0; it has one from 1.0.0"
  )
  public static var v0: Self { unavailable() }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
