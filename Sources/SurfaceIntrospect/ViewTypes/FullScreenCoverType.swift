public import AppSurface

/// A full-screen cover, asked from inside it. On the view that presents it nothing is found.
///
///     Text("A").fullScreenCover(isPresented: $isShown) {
///       Form { fields }
///         .introspect(.fullScreenCover, on: .appSurface(.v1)) { cover in
///           cover.backgroundColor = .orange
///         }
///     }
public nonisolated struct FullScreenCoverType: IntrospectableViewType {
  /// The name of what is presented.
  public var viewName: String? { "FullScreenCover" }
  /// A view stands inside what presents it.
  public var scope: IntrospectionScope { .ancestor }
}

nonisolated extension IntrospectableViewType where Self == FullScreenCoverType {
  /// The element of a full-screen cover around the view.
  public static var fullScreenCover: FullScreenCoverType { FullScreenCoverType() }
}

nonisolated extension AppSurfaceViewVersion<FullScreenCoverType, PresentationElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
}

nonisolated extension AppSurfaceViewVersion<FullScreenCoverType, CoverElement> {
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
