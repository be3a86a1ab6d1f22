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

    mutating func handle(_ event: InputEvent) -> ShakeGesture.Outcome {
      switch event.kind {
      case .keyDown(let key): return keyDown(key)
      case .keyUp(let key): return keyUp(key)
      case .text: return swallowsText ? .consumed : .passed
      case .window(.focusLost):
        // The window that has the keyboard now gets the key's going up.
        forget()
        return .passed
      case .composition, .pointer, .wheel, .controller, .motion, .window: return .passed
      }
    }

    /// Forgets which keys are held.
    mutating func forget() {
      taken = []
      swallowsText = false
    }

    private mutating func keyDown(_ event: KeyEvent) -> ShakeGesture.Outcome {
      if event.isRepeat, taken.contains(event.key) {
        swallowsText = true
        return .consumed
      }
      guard !event.isRepeat, let chord = chords.first(where: { $0.matches(event) }) else {
        // A key that goes down anew has gone up where we could not see it.
        if !taken.isEmpty { taken.remove(event.key) }
        if swallowsText, !Self.modifierKeys.contains(event.key) { swallowsText = false }
        return .passed
      }
      let isAlone = taken.subtracting([event.key]).isEmpty
      taken.insert(event.key)
      swallowsText = true
      // A second chord, pressed while the first is held, must not undo what the first did.
      return ShakeGesture.Outcome(answer: .consumed, trigger: isAlone ? .chord(chord) : nil)
    }

    private mutating func keyUp(_ event: KeyEvent) -> ShakeGesture.Outcome {
      guard !taken.isEmpty, taken.remove(event.key) != nil else { return .passed }
      if taken.isEmpty { swallowsText = false }
      return .consumed
    }

    private static let modifierKeys: Set<Key> = [
      Key("shift"), Key("ctrl"), Key("alt"), Key("gui"), Key("capslock"), Key("numlock"),
      Key("scrolllock"),
    ]
  }
#endif
