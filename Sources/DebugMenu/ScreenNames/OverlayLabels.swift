#if DEBUG_TOOLS
  internal import AppSurface

  /// What the overlay says; nil hides a label.
  nonisolated struct OverlayLabels: Hashable, Sendable {
    /// One label.
    struct Label: Hashable, Sendable {
      /// The text.
      var name: String
      /// Where the app declares what is named; nil where that is not known.
      var address: SourceAddress?
    }

    /// Which label.
    enum Place: Hashable, Sendable, CaseIterable {
      /// The screen's class.
      case screen
      /// The visible child screen, where its name differs from the screen's.
      case child
      /// The hosted view's type, where it differs from those above it.
      case inner
      /// The route, at the other side.
      case route

      /// The labels that stand under one another, the uppermost first.
      static let left: [Place] = [.screen, .child, .inner]
    }

    private var labels: [Place: Label] = [:]

    /// Labels that say what is given; empty ones hide, and so do those that repeat one above.
    init(
      screen: Label? = nil, child: Label? = nil, inner: Label? = nil, route: Label? = nil
    ) {
      for (place, label) in [(Place.screen, screen), (.child, child), (.inner, inner)] {
        guard let label, !label.name.isEmpty,
          !labels.values.contains(where: { $0.name == label.name })
        else { continue }
        labels[place] = label
      }
      if let route, !route.name.isEmpty { labels[.route] = route }
    }

    /// What a label says; nil where it hides.
    subscript(place: Place) -> Label? { labels[place] }

    /// The text of a label; nil where it hides.
    func name(_ place: Place) -> String? { labels[place]?.name }

    /// Whether nothing shows.
    var isEmpty: Bool { labels.isEmpty }
  }

  nonisolated extension ScreenNameConfiguration {
    /// The look of a label: the three at the left share theirs.
    func style(of place: OverlayLabels.Place) -> Label { self[place == .route ? .route : .screen] }
  }
#endif
