public import AppSurface

/// An `Image`.
///
///     Image(systemName: "star")
///       .introspect(.image, on: .appSurface(.v1)) { image in
///         image.tint = .red
///       }
public nonisolated struct ImageType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Image" }
}

nonisolated extension IntrospectableViewType where Self == ImageType {
  /// The element of an `Image`.
  public static var image: ImageType { ImageType() }
}

nonisolated extension AppSurfaceViewVersion<ImageType, ImageElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
