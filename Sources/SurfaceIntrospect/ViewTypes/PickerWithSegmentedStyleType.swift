public import AppSurface

/// A segmented `Picker`.
///
///     Picker("Size", selection: $size) { choices }.pickerStyle(.segmented)
///       .introspect(.picker(style: .segmented), on: .appSurface(.v1)) { picker in
///         picker.backgroundColor = .orange
///       }
public nonisolated struct PickerWithSegmentedStyleType: IntrospectableViewType {
  /// The styles with this element.
  public enum Style: String, Hashable, Sendable {
    /// All choices side by side.
    case segmented
    /// All choices side by side.
    case palette
  }

  /// The view's own name.
  public var viewName: String? { "Picker" }
  /// The style that is wanted.
  public let styleName: String?
}

nonisolated extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
  /// The element of a `Picker` in a style, such as `.segmented`.
  public static func picker(style: Self.Style) -> PickerWithSegmentedStyleType {
    PickerWithSegmentedStyleType(styleName: style.rawValue)
  }
}

nonisolated extension AppSurfaceViewVersion<PickerWithSegmentedStyleType, SegmentedElement> {
  /// The kit before its first release.
  public static var v0: Self { Self(for: .v0) }
  /// The kit from 1.0.0.
  public static var v1: Self { Self(for: .v1) }
}
