#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension StateExport {
    /// What is known of the triggers that is not in the session's state.
    struct Triggers: Sendable {
      var chords: [KeyChord] = []
      var controllerChord: Set<ControllerEvent.Button> = []
      /// How strong the last sample of an accelerometer was.
      var strength: Double?
      /// The last attempts, oldest first.
      var attempts: [TriggerAttempt] = []
    }

    /// What opens the menu, and what came of the last attempts.
    var triggersJSON: JSONValue {
      let settings = session.triggers
      var switches = JSONObject()
      for kind in ShakeGesture.Kind.allCases {
        switches[kind.scriptName] = .bool(settings.enabled.contains(kind))
      }
      let buttons = ControllerEvent.Button.allCases.filter(triggers.controllerChord.contains)
      return [
        "open": .bool(session.isShowingTriggers), "switches": .object(switches),
        "level": .string(settings.level.rawValue), "threshold": .number(settings.level.threshold),
        "strength": triggers.strength.map { .number($0) } ?? .null,
        "chords": .array(triggers.chords.map { .string($0.description) }),
        "controllerChord": .array(buttons.map { .string($0.scriptName) }),
        "attempts": .array(triggers.attempts.reversed().map(json)),
      ]
    }

    private func json(_ attempt: TriggerAttempt) -> JSONValue {
      [
        "trigger": .string(attempt.kind.scriptName), "fired": .bool(attempt.hasFired),
        "reason": .string(attempt.reason), "time": .number(attempt.time / .seconds(1)),
      ]
    }
  }
#endif
