#if DEBUG_TOOLS
  /// The screens that have appeared and not gone, newest last: one entry a screen, held weakly.
  ///
  /// An entry that appears again moves to the top. Entries whose screen is gone are dropped with
  /// the next change, so the stack never grows with screens that nobody shows.
  struct AppearanceStack<Screen: AnyObject> {
    private struct Entry {
      let identity: ObjectIdentifier
      weak var screen: Screen?
    }

    private var entries: [Entry] = []

    /// How many entries are kept, dead ones included.
    var count: Int { entries.count }

    /// The screens that live, newest first.
    var living: [Screen] { entries.reversed().compactMap(\.screen) }

    /// Puts a screen on top.
    mutating func appeared(_ screen: Screen) {
      let identity = ObjectIdentifier(screen)
      prune(without: identity)
      entries.append(Entry(identity: identity, screen: screen))
    }

    /// Takes a screen out; the one below returns.
    mutating func disappeared(_ screen: Screen) { prune(without: ObjectIdentifier(screen)) }

    /// Takes every screen out.
    mutating func removeAll() { entries = [] }

    private mutating func prune(without identity: ObjectIdentifier) {
      entries.removeAll { $0.identity == identity || $0.screen == nil }
    }
  }
#endif
