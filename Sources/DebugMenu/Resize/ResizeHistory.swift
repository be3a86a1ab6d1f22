#if DEBUG_TOOLS
  internal import AppSurface

  /// The sizes that can be gone back to and on to, the nearest last.
  nonisolated struct ResizeHistory: Hashable, Sendable {
    /// What decided a size: the person's layer and the app's.
    struct Entry: Hashable, Sendable {
      var choice: ResizeState.Choice
      var request: Size?
    }

    private(set) var past: [Entry] = []
    private(set) var future: [Entry] = []

    /// How far back one can go.
    static let limit = 100

    /// Remembers a size that another takes the place of.
    mutating func push(_ entry: Entry) {
      if past.count >= Self.limit { past.removeFirst() }
      past.append(entry)
      future = []
    }

    /// The size before, which `current` takes the place of among those to go on to.
    mutating func back(from current: Entry) -> Entry? {
      guard let entry = past.popLast() else { return nil }
      future.append(current)
      return entry
    }

    /// The size that was gone back from.
    mutating func on(from current: Entry) -> Entry? {
      guard let entry = future.popLast() else { return nil }
      past.append(current)
      return entry
    }
  }
#endif
