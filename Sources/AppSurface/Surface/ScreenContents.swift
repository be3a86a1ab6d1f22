/// What a surface evaluated for the screens that its views host. It keeps no screen alive, and lets
/// go of a view when its screen is gone.
struct ScreenContents {
  private struct Entry {
    weak var screen: Screen?
    var view: AnyView
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
      entries[ObjectIdentifier(screen)] = newValue.map { Entry(screen: screen, view: $0) }
      guard entries.count > pruneAt else { return }
      prune()
      pruneAt = max(16, entries.count * 2)
    }
  }

  /// Lets go of what was evaluated for screens that are gone.
  mutating func prune() { entries = entries.filter { $0.value.screen != nil } }
}
