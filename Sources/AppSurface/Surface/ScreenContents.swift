/// What a surface evaluated for the screens that its views host, and what its views hand down to
/// those that they present. It keeps no screen alive, and lets go of a view when its screen is gone.
struct ScreenContents {
  private struct Entry {
    weak var screen: Screen?
    var view: AnyView
    var environment: EnvironmentValues?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pruneAt = 16

  subscript(screen: Screen) -> AnyView? {
    get {
      // Another screen may have come to stand at the address of one that is gone.
      let entry = entries[ObjectIdentifier(screen)]
      return entry?.screen === screen ? entry?.view : nil
    }
    set {
      let environment = environment(of: screen)
      entries[ObjectIdentifier(screen)] = newValue.map {
        Entry(screen: screen, view: $0, environment: environment)
      }
      guard entries.count > pruneAt else { return }
      prune()
      pruneAt = max(16, entries.count * 2)
    }
  }

  /// What the view that presents a screen hands down to it; nil where no view does.
  func environment(of screen: Screen) -> EnvironmentValues? {
    let entry = entries[ObjectIdentifier(screen)]
    return entry?.screen === screen ? entry?.environment : nil
  }

  /// Sets what the view that presents a screen hands down to it.
  mutating func setEnvironment(_ environment: EnvironmentValues, of screen: Screen) {
    entries[ObjectIdentifier(screen)]?.environment = environment
  }

  /// Lets go of what was evaluated for screens that are gone.
  mutating func prune() { entries = entries.filter { $0.value.screen != nil } }
}
