#if DEBUG_TOOLS
  internal import AppSurface

  /// Whether the app's layout keeps up with a hand that resizes it. While it does, it follows in the
  /// same frame; where it takes longer than a frame, it waits until the hand rests.
  nonisolated struct LayoutPace: Hashable, Sendable {
    /// The time of a frame at 60 a second.
    static let budget = Duration.microseconds(16_600)
    /// How long a hand must not move to rest.
    static let rest = Duration.milliseconds(120)

    /// Whether the hand rests: then the layout catches up whatever it takes.
    var isResting = false

    /// Whether the layout of a size waits, by what the last one took.
    func waits(whileHeld isHeld: Bool, lastLayout: Duration) -> Bool {
      isHeld && !isResting && lastLayout > Self.budget
    }
  }
#endif
