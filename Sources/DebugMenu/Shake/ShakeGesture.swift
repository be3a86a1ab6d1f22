#if DEBUG_TOOLS
  public import AppSurface

  /// Recognises that the menu is asked for, in a stream of time-stamped events.
  ///
  /// It takes only what belongs to a gesture that fired; every other event passes untouched. Each
  /// kind of trigger is a recogniser of its own with its own switch.
  public nonisolated struct ShakeGesture: Hashable, Sendable {
    /// What asked for the menu.
    public enum Trigger: Hashable, Sendable {
      /// A key chord was pressed.
      case chord(KeyChord)
      /// The device was shaken.
      case motion
      /// The window was grabbed and shaken.
      case windowShake
      /// Three fingers were held still.
      case touch
      /// A chord of a controller's buttons was pressed.
      case controller
      /// The app's code asked.
      case code
    }

    /// What became of an event.
    public struct Outcome: Hashable, Sendable {
      /// Whether the event was taken.
      public var answer: EventAnswer
      /// What asked for the menu with this event; nil for nearly all events.
      public var trigger: Trigger?

      /// The event is none of the gesture's.
      public static let passed = Outcome(answer: .passed, trigger: nil)
      /// The event belongs to a gesture that has been answered already.
      public static let consumed = Outcome(answer: .consumed, trigger: nil)

      /// An outcome from its parts.
      public init(answer: EventAnswer, trigger: Trigger?) {
        self.answer = answer
        self.trigger = trigger
      }
    }

    /// Whether events are looked at; while false, all pass.
    public var isEnabled: Bool {
      didSet { if !isEnabled { forget() } }
    }

    /// The kinds of trigger whose switch is on. Setting replaces them all; empty means none.
    public var enabledKinds: Set<Kind> = Set(Kind.allCases) {
      didSet {
        hasMotion = enabledKinds.contains(.motion)
        if !enabledKinds.contains(.keyChord) { chordRecognizer.forget() }
        if !hasMotion { detectors = [] }
      }
    }

    /// The chords that ask for the menu. Setting replaces them all; empty means none.
    public var chords: [KeyChord] {
      get { chordRecognizer.chords }
      set { chordRecognizer.chords = newValue }
    }

    /// The controller's buttons that ask for the menu when they are held together.
    public var controllerChord: Set<ControllerEvent.Button> {
      get { controllerRecognizer.chord }
      set { controllerRecognizer.chord = newValue }
    }

    /// How hard a device must be shaken.
    public var level: ShakeLevel = .medium {
      didSet { for index in detectors.indices { detectors[index].detector.level = level } }
    }

    /// Both sticks pressed.
    public static let bothSticks: Set<ControllerEvent.Button> = [.leftStick, .rightStick]
    /// For so long after a trigger fired, another kind is the same wish.
    static let sameWish = Duration.seconds(1)

    struct Source: Hashable {
      var id: Int
      var detector: ShakeDetector
    }

    var chordRecognizer: ChordRecognizer
    var controllerRecognizer: ControllerChordRecognizer
    var windowRecognizer = WindowShakeRecognizer()
    var touchRecognizer = TouchHoldRecognizer()
    /// One for each sensor that has measured.
    var detectors: [Source] = []
    var hasMotion = true
    var lastFired: Fired?

    struct Fired: Hashable {
      var kind: Kind
      var time: Duration
    }
    /// The last attempts.
    var log = TriggerLog()

    /// A gesture with the given chords.
    public init(
      chords: [KeyChord] = KeyChord.defaults,
      controllerChord: Set<ControllerEvent.Button> = ShakeGesture.bothSticks,
      isEnabled: Bool = true
    ) {
      chordRecognizer = ChordRecognizer(chords: chords)
      controllerRecognizer = ControllerChordRecognizer(chord: controllerChord)
      self.isEnabled = isEnabled
    }

    /// Looks at the next event; events come in the order in which they happened.
    public mutating func handle(_ event: InputEvent) -> Outcome {
      guard isEnabled else { return .passed }
      let time = event.time
      switch event.kind {
      case .keyDown, .keyUp, .text: return key(event.kind, time)
      case .motion(let sample): return motion(sample, time)
      case .controller(let button): return controller(button, time)
      case .touch(let touch): return self.touch(touch, time)
      case .pointer(let pointer): return self.pointer(pointer, time)
      case .window(.moved(let place)):
        return settle(windowRecognizer.move(to: place, at: time), time)
      case .window(.focusLost):
        // The window that has the keyboard now gets the keys' going up.
        forget()
        return .passed
      case .composition, .wheel, .window: return .passed
      }
    }

    /// When a gesture is complete though nothing happens until then; nil where none is under way.
    public var nextDeadline: Duration? { isEnabled ? touchRecognizer.deadline : nil }

    /// Lets time pass: a gesture that is complete by now asks for the menu.
    public mutating func advance(to time: Duration) -> Trigger? {
      guard isEnabled else { return nil }
      return settle(touchRecognizer.advance(to: time), time).trigger
    }

    /// The app's code asks for the menu; nil where that switch is off.
    public mutating func code(at time: Duration) -> Trigger? {
      isEnabled && fires(.code, at: time) ? .code : nil
    }

    /// The last ten attempts, oldest first, those that have ended by a time among them.
    public mutating func attempts(at time: Duration) -> [TriggerAttempt] {
      if case .missed(let result) = windowRecognizer.finish(at: time) {
        log.note(result, .windowShake, at: time)
      }
      return log.attempts
    }

    /// How strong the last sample of the liveliest sensor was, in units of standard gravity; nil
    /// where none has measured within a second.
    public func strength(at time: Duration) -> Double? {
      let recent = detectors.filter {
        $0.detector.lastTime.map { time - $0 <= ShakeDetector.window } ?? false
      }
      return recent.map(\.detector.strength).max()
    }

    /// Says that what fired last found the menu open.
    mutating func menuWasOpen() { log.correctLast(.menuWasOpen) }

    /// Whether keys are held that belong to a chord which fired.
    package var isBusyWithKeys: Bool { chordRecognizer.isBusy }

    /// Whether fingers are held that may fire, or have fired.
    var isBusyWithFingers: Bool { touchRecognizer.isBusy }

    private mutating func forget() {
      chordRecognizer.forget()
      controllerRecognizer.forget()
      touchRecognizer.forget()
      windowRecognizer.forget()
    }
  }
#endif
