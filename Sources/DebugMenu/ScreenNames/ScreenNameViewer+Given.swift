#if DEBUG_TOOLS
  extension ScreenNameViewer {
    /// Names the screen and route of a program that draws for itself, which has no screens to be
    /// tracked.
    package func give(screen: String?, route: String?) {
      let given = OverlayLabels(
        screen: screen.map { OverlayLabels.Label(name: $0) },
        route: route.map { OverlayLabels.Label(name: $0) })
      store.read = { given }
      store.changed()
    }
  }
#endif
