#if DEBUG_TOOLS
  internal import AppSurface

  /// Something that could have opened the menu, and what became of it.
  public nonisolated struct TriggerAttempt: Hashable, Sendable {
    /// What became of an attempt.
    public enum Result: Hashable, Sendable {
      /// It asked for the menu.
      case fired
      /// It would have, but its switch is off.
      case switchedOff
      /// The menu was open already.
      case menuWasOpen
      /// Another trigger had just fired; this is the same wish.
      case follows(ShakeGesture.Kind)
      /// It came within the rest after a shake.
      case resting
      /// So many samples of so many were strong at best; three of four are needed.
      case tooFewStrong(Int, of: Int)
      /// The window turned round so often at best.
      case tooFewTurns(Int, of: Int)
      /// The window was moved to and fro by so little, in points.
      case tooShort(Double, of: Double)
      /// The window moved while the app's own content was dragged.
      case contentDragged
      /// A finger moved so far, in points.
      case fingerMoved(Double)
      /// The fingers left so early.
      case liftedEarly(Duration, of: Duration)
      /// More fingers than three touched.
      case tooManyFingers
      /// What was not held, by name.
      case missing([String])
      /// What was held besides, by name.
      case extra([String])
    }

    /// When, on the host's clock.
    public var time: Duration
    /// Which trigger.
    public var kind: ShakeGesture.Kind
    /// What became of it.
    public var result: Result

    /// An attempt from its parts.
    public init(time: Duration, kind: ShakeGesture.Kind, result: Result) {
      self.time = time
      self.kind = kind
      self.result = result
    }

    /// Whether the menu was asked for.
    public var hasFired: Bool { result == .fired }

    /// Why it did or did not fire, for people.
    public var reason: String {
      switch result {
      case .fired: "fired"
      case .switchedOff: "its switch is off"
      case .menuWasOpen: "the menu was open"
      case .follows(let kind): "\(kind.label) had just fired"
      case .resting: "less than a second after the last"
      case .tooFewStrong(let hits, let count):
        "\(hits) of \(count) samples strong, \((count * 3 + 3) / 4) needed"
      case .tooFewTurns(let turns, let needed): "\(turns) of \(needed) turns in a second"
      case .tooShort(let way, let needed):
        "moved by \(NumberText.format(way)), \(NumberText.format(needed)) needed"
      case .contentDragged: "the app's content was dragged"
      case .fingerMoved(let way): "a finger moved by \(NumberText.format(way))"
      case .liftedEarly(let time, let needed):
        "held for \(NumberText.format(time / .seconds(1))) of "
          + "\(NumberText.format(needed / .seconds(1))) s"
      case .tooManyFingers: "more than three fingers"
      case .missing(let names): "\(names.joined(separator: " and ")) not held"
      case .extra(let names): "\(names.joined(separator: " and ")) held too"
      }
    }
  }

  /// The last attempts, the newest last.
  nonisolated struct TriggerLog: Hashable, Sendable {
    /// How many are kept.
    static let length = 10

    private(set) var attempts: [TriggerAttempt] = []
    /// Counts the attempts that were noted.
    private(set) var revision = 0

    mutating func note(
      _ result: TriggerAttempt.Result, _ kind: ShakeGesture.Kind, at time: Duration
    ) {
      if attempts.count == Self.length { attempts.removeFirst() }
      attempts.append(TriggerAttempt(time: time, kind: kind, result: result))
      revision += 1
    }

    /// Says something else of the last attempt.
    mutating func correctLast(_ result: TriggerAttempt.Result) {
      guard let last = attempts.indices.last else { return }
      attempts[last].result = result
      revision += 1
    }
  }
#endif
