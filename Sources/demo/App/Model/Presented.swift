/// What can stand on a sheet over any tab.
nonisolated enum PresentedSheet: String, CaseIterable, Hashable, Sendable, Identifiable {
  case notice, forecast, guide

  var id: String { rawValue }
}

/// What can cover the whole app.
nonisolated enum PresentedCover: String, CaseIterable, Hashable, Sendable, Identifiable {
  case watch, lantern, port, logbook

  var id: String { rawValue }
}

/// What the app presents as a screen of its own class, in the manner of view controllers.
nonisolated enum PresentedScreenKind: Hashable, Sendable {
  /// A modal screen in one of the styles.
  case modal(ModalStyle)
  /// Tabs, each a navigation.
  case containers
  /// A screen with another one inside.
  case embedding
  /// A screen that shows one of two others.
  case swapping

  /// The styles that the modal screen is shown in.
  enum ModalStyle: String, CaseIterable, Hashable, Sendable {
    case pageSheet = "Page sheet"
    case formSheet = "Form sheet"
    case fullScreen = "Full screen"
  }
}
