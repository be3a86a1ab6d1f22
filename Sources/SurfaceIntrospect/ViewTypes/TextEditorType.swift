public import AppSurface

/// A `TextEditor`.
///
///     TextEditor(text: $note)
///       .introspect(.textEditor, on: .appSurface(.v1)) { editor in
///         editor.backgroundColor = .yellow
///       }
public nonisolated struct TextEditorType: IntrospectableViewType {
  /// The view's own name.
  public var viewName: String? { "TextEditor" }
}

nonisolated extension IntrospectableViewType where Self == TextEditorType {
  /// The element of a `TextEditor`.
  public static var textEditor: TextEditorType { TextEditorType() }
}

nonisolated extension AppSurfaceViewVersion<TextEditorType, TextFieldElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
