#if !DEBUG_TOOLS
  public import AppSurface

  /// How hard a device must be shaken; without the tools it does not matter.
  public nonisolated enum ShakeLevel: String, Hashable, Sendable, CaseIterable {
    /// A level.
    case light, medium, hard

    /// Nothing.
    public var threshold: Double { 0 }
  }

  /// Finds no shake without the tools.
  public nonisolated struct ShakeDetector: Hashable, Sendable {
    /// What a sample brought.
    public enum Verdict: Hashable, Sendable {
      /// Without the tools always the first.
      case none, shaken, resting
      /// Never.
      case tooFewStrong(Int, of: Int)
    }

    /// Nothing.
    public static let window = Duration.zero
    /// Nothing.
    public static let fewest = 0
    /// Nothing.
    public static let shortest = Duration.zero
    /// Nothing.
    public static let rest = Duration.zero

    /// Has no effect without the tools.
    public var level: ShakeLevel
    /// Nothing.
    public var strength: Double { 0 }
    /// Nothing.
    public var lastTime: Duration? { nil }

    /// A detector that detects nothing.
    public init(level: ShakeLevel = .medium) { self.level = level }

    /// Nothing comes of it.
    public mutating func add(_ sample: MotionEvent, at time: Duration) -> Verdict { .none }

    /// Nothing happens.
    public mutating func forget() {}
  }

  /// Something that could have opened the menu; without the tools nothing could.
  public nonisolated struct TriggerAttempt: Hashable, Sendable {
    /// What became of an attempt.
    public enum Result: Hashable, Sendable {
      /// Nothing.
      case fired, switchedOff, menuWasOpen, resting, contentDragged, tooManyFingers
      /// Nothing.
      case follows(ShakeGesture.Kind)
      /// Nothing.
      case tooFewStrong(Int, of: Int)
      /// Nothing.
      case tooFewTurns(Int, of: Int)
      /// Nothing.
      case tooShort(Double, of: Double)
      /// Nothing.
      case fingerMoved(Double)
      /// Nothing.
      case liftedEarly(Duration, of: Duration)
      /// Nothing.
      case missing([String])
      /// Nothing.
      case extra([String])
    }

    /// When.
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

    /// Never.
    public var hasFired: Bool { false }
    /// Nothing.
    public var reason: String { "" }
  }

  extension DebugSession {
    /// None; setting has no effect.
    public var triggers: Set<ShakeGesture.Kind> {
      get { [] }
      set {}
    }

    /// Setting has no effect.
    public var shakeLevel: ShakeLevel {
      get { .medium }
      set {}
    }

    /// None; setting has no effect.
    public var controllerChord: Set<ControllerEvent.Button> {
      get { [] }
      set {}
    }

    /// Nothing happens.
    public func shake() {}

    /// None.
    public var triggerAttempts: [TriggerAttempt] { [] }
  }
#endif
