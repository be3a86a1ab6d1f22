import AppSurface
import CSDL2

/// Where the system keeps the settings of a program.
nonisolated enum SettingsFolder {
  /// The folder that SDL gives for the preferences of an app, which it makes where it is missing;
  /// nil where it cannot.
  ///
  /// An identifier in reverse domain order names the app; without one the title does.
  static func path(facts: AppFacts, title: String) -> String? {
    let name = facts.identifier ?? title
    guard !name.isEmpty, !name.contains("/"), let path = SDL_GetPrefPath(nil, name) else {
      return nil
    }
    defer { SDL_free(path) }
    return String(cString: path)
  }
}
