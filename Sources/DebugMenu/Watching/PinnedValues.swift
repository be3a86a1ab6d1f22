#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// The values that a small panel keeps over the app, and where the panel stands.
  @Observable
  final class PinnedValues {
    /// The values, in the order in which they were chosen.
    private(set) var ids: [DebugItemID] = []
    /// The panel's upper left corner in points of the window; nil is the upper right of the window.
    var origin: Point? { didSet { if origin != oldValue { changed?() } } }
    /// Whether there is a session that can show the panel.
    @ObservationIgnored var canShow: Bool { changed != nil }
    /// Told each change.
    @ObservationIgnored var changed: (() -> Void)?

    /// Chooses a value, or lets go of it.
    func set(_ id: DebugItemID, _ isPinned: Bool) {
      guard ids.contains(id) != isPinned else { return }
      if isPinned { ids.append(id) } else { ids.removeAll { $0 == id } }
      changed?()
    }
  }
#endif
