internal import AppSurface
internal import DebugMenu

/// What the command line needs to know of the app that it shows.
struct DemoApp {
  /// A screen that can be gone to by name.
  nonisolated struct Place: Hashable, Sendable {
    /// The name, as the overlay shows it.
    var name: String
    /// What stands there, in a few words.
    var summary: String
  }

  /// The name that the window bears.
  var name: String
  /// The screens that can be gone to.
  var places: [Place]
  /// The screen that everything stands on.
  var root: Screen
  /// Goes to a place, by its name.
  var go: (_ name: String) -> Void
  /// Adds the app's own rows to the menu.
  var addItems: (DebugController) -> Void

  /// The name of the place that a person means.
  ///
  /// - Throws: that there is none, with near matches.
  func place(named text: String) throws(CommandFailure) -> String {
    let names = places.map(\.name)
    let lower = text.lowercased()
    if let name = names.first(where: { $0 == text }) { return name }
    if let name = names.first(where: { $0.lowercased() == lower }) { return name }
    throw .badInput(
      "--screen: there is no screen '\(Hint.shown(text))'"
        + Hint.suggestion(for: text, in: names) + "; see demo screens")
  }
}
