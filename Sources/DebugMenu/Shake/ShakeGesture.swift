#if DEBUG_TOOLS
  public import AppSurface

  /// Recognises that the menu is asked for, in a stream of time-stamped events.
  ///
  /// It takes only what belongs to a chord; every other event passes untouched. Each kind of trigger
  /// is a recogniser of its own, asked in turn, so that motion, touches or a controller can join.
  public nonisolated struct ShakeGesture: Hashable, Sendable {
    /// What asked for the menu.
    public enum Trigger: Hashable, Sendable {
      /// A key chord was pressed.
      case chord(KeyChord)
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
      didSet { if !isEnabled { chordRecognizer.forget() } }
    }

    /// The chords that ask for the menu. Setting replaces them all; empty means none.
    public var chords: [KeyChord] {
      get { chordRecognizer.chords }
      set { chordRecognizer.chords = newValue }
    }

    private var chordRecognizer: ChordRecognizer

    /// A gesture with the given chords.
    public init(chords: [KeyChord] = KeyChord.defaults, isEnabled: Bool = true) {
      chordRecognizer = ChordRecognizer(chords: chords)
      self.isEnabled = isEnabled
    }

    /// Looks at the next event; events come in the order in which they happened.
    public mutating func handle(_ event: InputEvent) -> Outcome {
      guard isEnabled else { return .passed }
      return chordRecognizer.handle(event)
    }
  }
#endif
