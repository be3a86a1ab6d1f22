public import AppSurface

/// A view that has an element to hand over. Each is a type of its own, so that the compiler knows the
/// class of its element in each version.
public nonisolated protocol IntrospectableViewType: Sendable {
  /// The name by which the element knows its view; nil takes every element of the class.
  var viewName: String? { get }

  /// The name of the view's style, as the element knows it; nil takes every style.
  var styleName: String? { get }

  /// Where the element is sought unless the caller says otherwise.
  var scope: IntrospectionScope { get }

  /// Where the view stands for several items of a list, those at which the element is sought.
  var items: FollowedItems { get }
}

nonisolated extension IntrospectableViewType {
  /// Every element of the class.
  public var viewName: String? { nil }

  /// Every style.
  public var styleName: String? { nil }

  /// At the view that bears the introspection.
  public var scope: IntrospectionScope { .receiver }

  /// Each row.
  public var items: FollowedItems { .rows }

  /// Whether an element stands beneath such a view.
  @MainActor func accepts(_ element: Element) -> Bool {
    (viewName == nil || viewName == element.viewName)
      && (styleName == nil || styleName == element.styleName)
  }

  /// The view in messages.
  var title: String {
    let type = String(describing: Self.self)
    let name = viewName ?? (type.hasSuffix("Type") ? String(type.dropLast(4)) : type)
    return styleName.map { "\(name) in style \($0)" } ?? name
  }

  /// The view in messages about a version.
  static var name: String { String(describing: Self.self) }
}
