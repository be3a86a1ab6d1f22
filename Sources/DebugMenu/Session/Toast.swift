#if DEBUG_TOOLS
  /// A message that shows for a while: its text, what can be done about it, and its times.
  nonisolated struct Toast: Hashable, Sendable {
    /// What a press on the toast's button does.
    struct Action: Hashable, Sendable {
      var label: String
      var command: DebugCommand
    }

    /// What it says.
    var text: String
    /// What can be done about it.
    var action: Action?
    /// When it began to show, on the host's clock.
    var start: Duration
    /// How long it is fully there.
    var duration: Duration
    /// Whether it only tells how to open the menu, so that it goes when the menu is open.
    var isHint = false

    /// How long it takes to come.
    static let fadeIn = Duration.milliseconds(180)
    /// How long it takes to go.
    static let fadeOut = Duration.milliseconds(300)
    /// The time between two steps of fading.
    static let frame = Duration.milliseconds(16)

    /// When it is gone.
    var end: Duration { start + Self.fadeIn + duration + Self.fadeOut }

    /// How opaque it is, from 0 to 1; one that does not fade is there at once, and gone at once.
    func opacity(at time: Duration, fades: Bool = true) -> Double {
      guard fades else { return time < end ? 1 : 0 }
      let coming = Self.ratio(time - start, Self.fadeIn)
      let going = Self.ratio(end - time, Self.fadeOut)
      return min(1, max(0, min(coming, going)))
    }

    /// When it looks different next; nil when it is gone.
    func nextChange(after time: Duration, fades: Bool = true) -> Duration? {
      if time >= end { return nil }
      guard fades else { return end }
      let full = start + Self.fadeIn
      let going = end - Self.fadeOut
      if time >= full, time < going { return going }
      return min(time + Self.frame, time < full ? full : end)
    }

    private static func ratio(_ part: Duration, _ whole: Duration) -> Double { part / whole }
  }
#endif
