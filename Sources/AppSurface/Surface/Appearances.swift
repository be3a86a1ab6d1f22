/// The views that want to know when they appear and disappear, in order of their coming.
final class Appearances {
  final class Entry {
    weak var screen: Screen?
    let isInScreen: Bool
    var onAppear: () -> Void = {}
    var onDisappear: () -> Void = {}
    var isMounted = true
    fileprivate(set) var hasAppeared = false

    init(screen: Screen?) {
      self.screen = screen
      isInScreen = screen != nil
    }

    fileprivate var isShowing: Bool { isMounted && (screen?.isVisible ?? !isInScreen) }
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }

  /// Tells each view once; those that go are told first.
  func update() {
    for entry in entries where entry.hasAppeared && !entry.isShowing {
      entry.hasAppeared = false
      entry.onDisappear()
    }
    entries.removeAll { !$0.isMounted }
    for entry in entries where !entry.hasAppeared && entry.isShowing {
      entry.hasAppeared = true
      entry.onAppear()
    }
  }
}
