#if DEBUG_TOOLS
  internal import AppSurface

  /// Recognises key chords: once per press however long it is held, whatever is released first.
  nonisolated struct ChordRecognizer: Hashable, Sendable {
    var chords: [KeyChord]
    /// Keys whose going down was taken: their repeats and their going up are taken too.
    private var taken: Set<Key> = []
    /// Whether the text that comes next was produced by a taken key.
    private var swallowsText = false

    init(chords: [KeyChord]) { self.chords = chords }

    /// What an event of the keyboard brought.
    enum Verdict: Hashable, Sendable {
      case none
      case taken
      case pressed(KeyChord)
      case missed(TriggerAttempt.Result)
    }

    /// Whether a key is held whose going down was taken, or text may come of one.
    var isBusy: Bool { swallowsText || !taken.isEmpty }

    mutating func handle(_ kind: InputEvent.Kind) -> Verdict {
      switch kind {
      case .keyDown(let key): keyDown(key)
      case .keyUp(let key): keyUp(key)
      case .text: swallowsText ? .taken : .none
      default: .none
      }
    }

    /// Gives a chord back that was pressed in vain.
    mutating func letGo(_ key: Key) {
      taken.remove(key)
      swallowsText = false
    }

    /// Forgets which keys are held.
    mutating func forget() {
      taken = []
      swallowsText = false
    }

    private mutating func keyDown(_ event: KeyEvent) -> Verdict {
      if event.isRepeat, taken.contains(event.key) {
        swallowsText = true
        return .taken
      }
      guard !event.isRepeat, let chord = chords.first(where: { $0.matches(event) }) else {
        // A key that goes down anew has gone up where we could not see it.
        if !taken.isEmpty { taken.remove(event.key) }
        if swallowsText, !Self.modifierKeys.contains(event.key) { swallowsText = false }
        return missed(event)
      }
      let isAlone = taken.subtracting([event.key]).isEmpty
      taken.insert(event.key)
      swallowsText = true
      // A second chord, pressed while the first is held, must not undo what the first did.
      return isAlone ? .pressed(chord) : .taken
    }

    /// The key of a chord, pressed with some of its modifiers but not with just these.
    private func missed(_ event: KeyEvent) -> Verdict {
      guard !event.isRepeat, !event.modifiers.isEmpty else { return .none }
      let near = chords.first {
        $0.key == event.key && !$0.modifiers.isDisjoint(with: event.modifiers)
      }
      guard let near else { return .none }
      let missing = near.modifiers.subtracting(event.modifiers)
      return .missed(
        missing.isEmpty
          ? .extra(KeyChord.titles(of: event.modifiers.subtracting(near.modifiers)))
          : .missing(KeyChord.titles(of: missing)))
    }

    private mutating func keyUp(_ event: KeyEvent) -> Verdict {
      guard !taken.isEmpty, taken.remove(event.key) != nil else { return .none }
      if taken.isEmpty { swallowsText = false }
      return .taken
    }

    private static let modifierKeys: Set<Key> = [
      Key("shift"), Key("ctrl"), Key("alt"), Key("gui"), Key("capslock"), Key("numlock"),
      Key("scrolllock"),
    ]
  }
#endif
