#if DEBUG_TOOLS
  internal import AppSurface

  /// What the page about triggers shows besides its switches.
  nonisolated struct TriggersModel: Hashable, Sendable {
    /// An attempt as a line.
    struct Attempt: Hashable, Sendable {
      var title: String
      var reason: String
      var age: String
      var hasFired: Bool

      init(_ attempt: TriggerAttempt, at time: Duration) {
        title = attempt.kind.label
        reason = attempt.reason
        hasFired = attempt.hasFired
        let seconds = Int(max(0, (time - attempt.time) / .seconds(1)))
        age = seconds < 1 ? "now" : seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min"
      }
    }

    /// How strong the last sample was, in units of standard gravity; nil where none is measured.
    var strength: Double?
    /// The last attempts, the newest first.
    var attempts: [Attempt] = []
  }
#endif
