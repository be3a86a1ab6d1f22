#if DEBUG_TOOLS
  internal import AppSurface

  /// Marks a place of the app's views whose route has a name, and tells the surface's viewer.
  final class RouteElement: Element {
    let id: RouteRegistry.ID
    private(set) var route: RouteRegistry.Route
    private(set) var hasAppeared = false

    private static var lastID: UInt64 = 0

    init(_ route: RouteRegistry.Route) {
      Self.lastID += 1
      id = RouteRegistry.ID(Self.lastID)
      self.route = route
    }

    override var viewName: String { "ScreenName" }

    func take(_ new: RouteRegistry.Route) {
      guard new != route else { return }
      route = new
      if hasAppeared { viewer?.store.routes.set(new, for: id) }
    }

    func appeared() {
      hasAppeared = true
      viewer?.store.routes.set(route, for: id)
    }

    func disappeared() {
      hasAppeared = false
      viewer?.store.routes.remove(id)
    }

    /// Tells a viewer that came later.
    func announce() { if hasAppeared { appeared() } }

    private var viewer: ScreenNameViewer? {
      surface.flatMap { ScreenNameViewer.existing(on: $0) }
    }
  }

  /// A view whose route has a name.
  struct TrackedRoute<Content: View>: PrimitiveView {
    let content: Content
    let route: RouteRegistry.Route

    func _evaluate(_ context: inout ViewContext) {
      let element = Holder()
      context.element(RouteElement(route)) {
        $0.take(route)
        element.element = $0
      }
      context.add(
        content
          .onAppear { element.element?.appeared() }
          .onDisappear { element.element?.disappeared() })
    }

    /// Keeps the element until the view has been told that it went: the tree lets go of it before.
    private final class Holder {
      var element: RouteElement?
    }
  }

  extension Element {
    /// Visits the elements of a type, this one and those inside.
    func forEach<Wanted: Element>(_ type: Wanted.Type, _ body: (Wanted) -> Void) {
      if let wanted = self as? Wanted { body(wanted) }
      for child in children { child.forEach(type, body) }
    }
  }
#endif
