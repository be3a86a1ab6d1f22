private nonisolated enum ScreenKey: EnvironmentKey {
  static var defaultValue: WeakScreen { WeakScreen(screen: nil) }
}

/// A screen that is not kept alive.
nonisolated struct WeakScreen: KnownByIdentity {
  weak var screen: Screen?
  var identity: ObjectIdentifier? { screen.map { ObjectIdentifier($0) } }
}

nonisolated extension EnvironmentValues {
  /// The screen around the view.
  public internal(set) var screen: Screen? {
    get { self[ScreenKey.self].screen }
    set { self[ScreenKey.self] = WeakScreen(screen: newValue) }
  }

  /// Leaves the screen around the view.
  public var dismiss: DismissAction { DismissAction(screen: screen) }
}
