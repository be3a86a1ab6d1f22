public import AppSurface

/// A `Text`.
///
///     Text("Total")
///       .introspect(.text, on: .appSurface(.v1)) { text in
///         text.color = .red
///       }
public nonisolated struct TextType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "Text" }
}

nonisolated extension IntrospectableViewType where Self == TextType {
  /// The element of a `Text`.
  public static var text: TextType { TextType() }
}

nonisolated extension AppSurfaceViewVersion<TextType, TextElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
