/// What a key asks of a text field.
public nonisolated enum TextEditingCommand: Hashable, Sendable {
  /// Moves the caret.
  case move(TextDirection, by: TextUnit, extending: Bool)
  /// Deletes the selection or what lies before the caret.
  case deleteBackward(by: TextUnit)
  /// Deletes the selection or what lies behind the caret.
  case deleteForward(by: TextUnit)
  /// Breaks the line; a field of one line leaves it to whoever submits.
  case insertNewline
  /// Selects everything.
  case selectAll
  /// Puts the selection on the clipboard.
  case copy
  /// Puts the selection on the clipboard and deletes it.
  case cut
  /// Enters the clipboard's text.
  case paste
  /// Takes back the last step.
  case undo
  /// Does again what was undone.
  case redo
}

nonisolated extension TextEditingCommand {
  /// The command of a key, as on Linux and as on a Mac; nil where the key is no command of a field.
  ///
  /// - Parameter isRightToLeft: Whether the line in which the caret stands is written from right to
  ///   left, so that the arrow to the left moves towards the text's end
  ///   (``TextCaretMap/isRightToLeft(at:)``).
  public init?(for event: KeyEvent, isRightToLeft: Bool = false) {
    let modifiers = event.modifiers
    let extending = modifiers.contains(.shift)
    let isChord = modifiers.contains(.control) || modifiers.contains(.gui)
    let left: TextDirection = isRightToLeft ? .right : .left
    let right: TextDirection = isRightToLeft ? .left : .right
    let horizontal = Self.unit(modifiers, gui: .line)
    let vertical: TextUnit =
      switch Self.unit(modifiers, gui: .document) {
      case .word: .paragraph
      case let unit: unit
      }
    switch event.key {
    case .left: self = .move(left, by: horizontal, extending: extending)
    case .right: self = .move(right, by: horizontal, extending: extending)
    case .up: self = .move(.up, by: vertical, extending: extending)
    case .down: self = .move(.down, by: vertical, extending: extending)
    case .home: self = .move(.left, by: isChord ? .document : .line, extending: extending)
    case .end: self = .move(.right, by: isChord ? .document : .line, extending: extending)
    case .backspace: self = .deleteBackward(by: horizontal)
    case .delete where modifiers == .shift: self = .cut
    case .delete: self = .deleteForward(by: horizontal)
    case Key("insert") where modifiers == .shift: self = .paste
    case Key("insert") where modifiers == .control: self = .copy
    case .enter where modifiers.isSubset(of: .shift): self = .insertNewline
    default:
      // Control with Alt is AltGr, which enters characters.
      guard isChord, !modifiers.contains(.alt) else { return nil }
      self.init(letter: event.key.name, isShifted: extending)
    }
  }

  private init?(letter: String, isShifted: Bool) {
    switch (letter, isShifted) {
    case ("a", false): self = .selectAll
    case ("c", false): self = .copy
    case ("x", false): self = .cut
    case ("v", false): self = .paste
    case ("z", false): self = .undo
    case ("z", true), ("y", false): self = .redo
    default: return nil
    }
  }

  private static func unit(_ modifiers: KeyModifiers, gui: TextUnit) -> TextUnit {
    if modifiers.contains(.gui) { return gui }
    return modifiers.isDisjoint(with: [.control, .alt]) ? .character : .word
  }
}
