nonisolated extension TextEditingState {
  /// Does what a key asks; lines are what lies between line breaks, as no layout is known.
  ///
  /// While an input method composes, keys are its own: they are taken and do nothing.
  /// - Parameter clipboard: The clipboard's text, changed by copy and cut.
  /// - Returns: Whether the command is the field's; a line break in a field of one line is not.
  @discardableResult
  public mutating func perform(
    _ command: TextEditingCommand, clipboard: inout String?
  ) -> Bool {
    if command == .insertNewline, !options.isMultiline { return false }
    guard composition == nil else { return true }
    switch command {
    case .move(let direction, let unit, let extending):
      move(direction, by: unit, extending: extending)
    case .deleteBackward(let unit): deleteBackward(by: unit)
    case .deleteForward(let unit): deleteForward(by: unit)
    case .insertNewline: insert("\n")
    case .selectAll: selectAll()
    case .copy, .cut:
      guard !options.isSecure, !selection.isEmpty else { return true }
      clipboard = selectedText
      if command == .cut { deleteBackward() }
    case .paste:
      if let clipboard { paste(clipboard) }
    case .undo: undo()
    case .redo: redo()
    }
    return true
  }
}

extension TextEditingState {
  /// Does what a key asks, where the lines of the layout count.
  ///
  /// - Parameters:
  ///   - carets: Where the characters of `text` stand.
  ///   - clipboard: The clipboard's text, changed by copy and cut.
  /// - Returns: Whether the command is the field's; a line break in a field of one line is not.
  @MainActor @discardableResult
  public mutating func perform(
    _ command: TextEditingCommand, carets: TextCaretMap, clipboard: inout String?
  ) -> Bool {
    guard composition == nil else { return perform(command, clipboard: &clipboard) }
    switch command {
    case .move(let direction, let unit, let extending):
      move(direction, by: unit, extending: extending, carets: carets)
    case .deleteBackward(.line) where selection.isEmpty:
      deleteLine(.left, to: carets.lineRange(at: selection.head).lowerBound)
    case .deleteForward(.line) where selection.isEmpty:
      deleteLine(.right, to: carets.lineRange(at: selection.head).upperBound)
    default: return perform(command, clipboard: &clipboard)
    }
    return true
  }

  /// Moves the caret among the lines of a layout; up and down keep the x they started from.
  @MainActor public mutating func move(
    _ direction: TextDirection, by unit: TextUnit = .character, extending: Bool = false,
    carets: TextCaretMap
  ) {
    commitComposition()
    let head = selection.head
    let target: Int
    var x: Double?
    switch (direction, unit) {
    case (.left, .line): target = carets.lineRange(at: head).lowerBound
    case (.right, .line): target = carets.lineRange(at: head).upperBound
    case (.up, .character), (.up, .line), (.down, .character), (.down, .line):
      let start = preferredX ?? carets.caret(at: head).origin.x
      target = carets.offset(from: head, lines: direction == .up ? -1 : 1, x: start)
      x = start
    default:
      move(direction, by: unit, extending: extending)
      return
    }
    place(TextSelection(anchor: extending ? selection.anchor : target, head: target))
    preferredX = x
  }

  private mutating func deleteLine(_ direction: TextDirection, to target: Int) {
    if target == selection.head {
      delete(direction, by: .character)
    } else {
      delete(direction, by: .line, to: min(max(target, 0), count))
    }
  }
}
