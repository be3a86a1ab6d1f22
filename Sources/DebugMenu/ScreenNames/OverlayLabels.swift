#if DEBUG_TOOLS
  /// The texts that the overlay shows; nil hides a label.
  nonisolated struct OverlayLabels: Hashable, Sendable {
    /// The screen's class.
    var screen: String?
    /// The visible child screen, where its name differs from the screen's.
    var child: String?
    /// The hosted view's type, where it differs from those above it.
    var inner: String?
    /// The route, at the other side.
    var route: String?

    /// Labels from names; empty ones hide, and so do those that repeat one above.
    init(screen: String? = nil, child: String? = nil, inner: String? = nil, route: String? = nil) {
      func shown(_ name: String?, not above: [String?]) -> String? {
        guard let name, !name.isEmpty, !above.contains(name) else { return nil }
        return name
      }
      self.screen = shown(screen, not: [])
      self.child = shown(child, not: [self.screen])
      self.inner = shown(inner, not: [self.screen, self.child])
      self.route = shown(route, not: [])
    }

    /// Whether nothing shows.
    var isEmpty: Bool { screen == nil && child == nil && inner == nil && route == nil }
  }
#endif
