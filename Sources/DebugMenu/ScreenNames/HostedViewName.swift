#if DEBUG_TOOLS
  internal import AppSurface

  /// Finds the app's own view inside the wrappers of the kit, in the values: of a conditional view
  /// the branch that shows is looked at, and never the other.
  enum HostedViewName {
    /// How many wrappers are looked through.
    private static let depth = 48

    /// The name of the app's view type that stands first; nil where there is none.
    static func find(in view: any View) -> String? { find(view, depth) }

    private static func find(_ value: Any, _ depth: Int) -> String? {
      guard depth > 0 else { return nil }
      if let view = value as? AnyView { return find(view.wrapped, depth - 1) }
      if let views = value as? [any View] {
        return views.lazy.compactMap { find($0, depth - 1) }.first
      }
      let isView = value is any View
      if isView, let name = ownName(of: value) { return name }
      let mirror = Mirror(reflecting: value)
      guard isView || mirror.displayStyle == .tuple || mirror.displayStyle == .optional
      else { return nil }
      for child in mirror.children {
        if let name = find(child.value, depth - 1) ?? made(by: child.value) { return name }
      }
      return nil
    }

    private static func ownName(of value: Any) -> String? {
      let text = String(reflecting: type(of: value))
      guard let first = TypeNameParser.nominals(in: text).first, first.isWhole, !first.isFramework
      else { return nil }
      return first.outermost
    }

    /// The app's view that a wrapper makes when it is laid out, as a geometry reader does: only the
    /// closure's type tells. What is made of each member of a collection is no view of the whole.
    private static func made(by value: Any) -> String? {
      let text = String(reflecting: type(of: value))
      let start = "(AppSurface.GeometryProxy) -> "
      guard text.hasPrefix(start) else { return nil }
      return TypeName.hostedView(reflected: String(text.dropFirst(start.count)))
    }
  }
#endif
