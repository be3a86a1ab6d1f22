#if DEBUG_TOOLS
  internal import AppSurface

  /// Which screens count and what they are called.
  enum ScreenNames {
    /// Whether a screen is a whole one: no container, and not embedded in an ordinary screen.
    static func isTracked(_ screen: Screen) -> Bool {
      !screen.isContainer && screen.parent?.isContainer ?? true
    }

    /// The labels for the screens that have appeared, newest first, and the current route.
    static func labels(screens: [Screen], route: RouteRegistry.Route?) -> OverlayLabels {
      for screen in screens {
        let labels = OverlayLabels(
          screen: name(of: screen), child: visibleChild(of: screen).flatMap(name),
          inner: hostedView(of: screen), route: route?.name)
        let isNamed = labels.screen != nil || labels.child != nil || labels.inner != nil
        // With a route, the newest screen counts though it has no name.
        if isNamed || route != nil { return labels }
      }
      return OverlayLabels(route: route?.name)
    }

    /// The class of a screen; nil for the kit's own.
    static func name(of screen: Screen) -> String? {
      TypeName.screen(reflected: String(reflecting: type(of: screen)))
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

    /// The type of the view that a hosting screen shows; nil for screens of another kind.
    private static func hostedView(of screen: Screen) -> String? {
      guard isHosting(screen) else { return nil }
      return HostedViewName.find(in: screen.content)
    }

    private static func isHosting(_ screen: Screen) -> Bool {
      if screen.isContainer { return false }
      var mirror: Mirror? = Mirror(reflecting: screen)
      while let current = mirror {
        let name = String(reflecting: current.subjectType)
        if name.hasPrefix("AppSurface.HostingScreen<") || name == "AppSurface.ContentScreen" {
          return true
        }
        mirror = current.superclassMirror
      }
      return false
    }
  }
#endif
