internal import SDLHost

/// What the program says of itself.
nonisolated enum Version {
  /// The package's version.
  static let number = "0.1.0"
  /// What the menu shows of the app.
  static let facts = AppFacts(
    version: number, build: "1", identifier: "org.shake-menu.demo")
}
