#if !DEBUG_TOOLS
  public import AppSurface

  /// A key with its modifiers; without the tools it opens nothing.
  public nonisolated struct KeyChord: Hashable, Sendable, CustomStringConvertible {
    /// The key that completes the chord.
    public var key: Key
    /// The modifiers that are held with it.
    public var modifiers: KeyModifiers

    /// A chord from its parts.
    public init(_ key: Key, modifiers: KeyModifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// Takes the text for the key; without the tools nothing is read and nothing thrown.
    public init(parsing text: String) throws(KeyChordError) { self.init(Key(text)) }

    /// Without the tools nothing matches.
    public func matches(_ event: KeyEvent) -> Bool { false }

    /// The key's name.
    public var description: String { key.name }
    /// The key's name.
    public var title: String { key.name }

    /// A chord that opens nothing.
    public static let controlAltZ = KeyChord(Key(""))
    /// A chord that opens nothing.
    public static let controlGuiZ = KeyChord(Key(""))
    /// No chord.
    public static let defaults: [KeyChord] = []
  }

  /// Never thrown without the tools.
  public nonisolated struct KeyChordError: Error, Hashable, CustomStringConvertible {
    /// Nothing.
    public var message: String { "" }
    /// Nothing.
    public var description: String { "" }
  }

  /// Recognises nothing without the tools.
  public nonisolated struct ShakeGesture: Hashable, Sendable {
    /// What asked for the menu.
    public enum Trigger: Hashable, Sendable {
      /// A key chord was pressed.
      case chord(KeyChord)
      /// One of the other triggers.
      case motion, windowShake, touch, controller, code
    }

    /// The kinds of trigger.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Nothing opens the menu without the tools.
      case keyChord, motion, windowShake, touch, controller, code

      /// Nothing.
      public var label: String { "" }
    }

    /// What became of an event.
    public struct Outcome: Hashable, Sendable {
      /// Whether the event was taken.
      public var answer: EventAnswer
      /// What asked for the menu.
      public var trigger: Trigger?

      /// The event is none of the gesture's.
      public static let passed = Outcome(answer: .passed, trigger: nil)
      /// The event belongs to a gesture.
      public static let consumed = Outcome(answer: .consumed, trigger: nil)

      /// An outcome from its parts.
      public init(answer: EventAnswer, trigger: Trigger?) {
        self.answer = answer
        self.trigger = trigger
      }
    }

    /// Has no effect without the tools.
    public var isEnabled: Bool
    /// Has no effect without the tools.
    public var chords: [KeyChord]
    /// Has no effect without the tools.
    public var enabledKinds: Set<Kind> = []
    /// Has no effect without the tools.
    public var controllerChord: Set<ControllerEvent.Button>
    /// Has no effect without the tools.
    public var level: ShakeLevel = .medium
    /// No buttons.
    public static let bothSticks: Set<ControllerEvent.Button> = []

    /// A gesture that recognises nothing.
    public init(
      chords: [KeyChord] = KeyChord.defaults,
      controllerChord: Set<ControllerEvent.Button> = ShakeGesture.bothSticks,
      isEnabled: Bool = true
    ) {
      self.chords = chords
      self.controllerChord = controllerChord
      self.isEnabled = isEnabled
    }

    /// Never.
    public var nextDeadline: Duration? { nil }

    /// Nothing happens.
    public mutating func advance(to time: Duration) -> Trigger? { nil }

    /// Nothing happens.
    public mutating func code(at time: Duration) -> Trigger? { nil }

    /// None.
    public mutating func attempts(at time: Duration) -> [TriggerAttempt] { [] }

    /// Nothing is measured.
    public func strength(at time: Duration) -> Double? { nil }

    /// Passes everything.
    public mutating func handle(_ event: InputEvent) -> Outcome { .passed }
  }
#endif
