#if DEBUG_TOOLS
  internal import AppSurface

  /// Which screens count and what they are called.
  enum ScreenNames {
    /// The labels for the screens that have appeared, newest first, and the marks of those that show.
    static func labels(screens: [Screen], marks: [SurfaceMark]) -> OverlayLabels {
      let route = currentRoute(among: marks)
      let routeLabel = route?.name.map { OverlayLabels.Label(name: $0, address: route?.address) }
      for screen in topmostFirst(screens.filter(isTracked)) {
        let labels = labels(of: screen, route: routeLabel)
        let isNamed = OverlayLabels.Place.left.contains { labels[$0] != nil }
        // With a route, the newest screen counts though it has no name.
        if isNamed || labels[.route] != nil { return labels }
      }
      return OverlayLabels(route: routeLabel)
    }

    /// Whether a screen is a whole one: no container, and not embedded in an ordinary screen.
    static func isTracked(_ screen: Screen) -> Bool {
      !screen.isContainer && screen.parent?.isContainer ?? true
    }

    /// The class of a screen; nil for the kit's own.
    static func name(of screen: Screen) -> String? {
      TypeName.screen(reflected: String(reflecting: type(of: screen)))
    }

    private static func labels(
      of screen: Screen, route: OverlayLabels.Label?
    ) -> OverlayLabels {
      let child = visibleChild(of: screen)
      let host = screen.hostedView == nil ? child ?? screen : screen
      return OverlayLabels(
        screen: label(name(of: screen), screen), child: child.flatMap { label(name(of: $0), $0) },
        inner: label(host.hostedView.flatMap { HostedViewName.find(in: $0) }, host), route: route)
    }

    private static func label(_ name: String?, _ screen: Screen) -> OverlayLabels.Label? {
      name.map { OverlayLabels.Label(name: $0, address: screen.declaration) }
    }

    /// The first child of the app's own class that shows, depth first; the kit's own are looked
    /// through.
    private static func visibleChild(of screen: Screen) -> Screen? {
      for child in screen.children where child.isVisible {
        if name(of: child) != nil { return child }
        if let inside = visibleChild(of: child) { return inside }
      }
      return nil
    }

    /// The route whose view appeared last on what is presented topmost.
    private static func currentRoute(among marks: [SurfaceMark]) -> ScreenRoute? {
      let routes = marks.filter { $0.value.base is ScreenRoute }
      return routes.max { depth($0.screen) < depth($1.screen) }
        .flatMap { top in routes.last { depth($0.screen) == depth(top.screen) } }
        .flatMap { $0.value.base as? ScreenRoute }
    }

    /// The screens with those first that are presented over others; what appears later beneath a
    /// sheet does not show in its place.
    private static func topmostFirst(_ screens: [Screen]) -> [Screen] {
      let ranked = screens.enumerated().map { (depth: depth($1), age: $0, screen: $1) }
      return ranked.sorted { $0.depth == $1.depth ? $0.age < $1.age : $0.depth > $1.depth }
        .map(\.screen)
    }

    /// How many presentations a screen stands on.
    private static func depth(_ screen: Screen?) -> Int {
      var depth = 0
      var presenter = screen?.outermost.presentingScreen
      while let current = presenter {
        depth += 1
        presenter = current.outermost.presentingScreen
      }
      return depth
    }
  }
#endif
