nonisolated extension TextEditingState {
  /// Moves the caret; a line is what lies between two line breaks, as no layout is known.
  ///
  /// Without extending, a move by character from a selection goes to the selection's edge.
  public mutating func move(
    _ direction: TextDirection, by unit: TextUnit = .character, extending: Bool = false
  ) {
    commitComposition()
    let target =
      edge(direction, by: unit, extending: extending)
      ?? offset(from: selection.head, direction, by: unit)
    place(TextSelection(anchor: extending ? selection.anchor : target, head: target))
  }

  /// Where a move by character out of a selection ends, nil where it is an ordinary move.
  func edge(_ direction: TextDirection, by unit: TextUnit, extending: Bool) -> Int? {
    guard !extending, !selection.isEmpty, unit == .character else { return nil }
    switch direction {
    case .left: return selection.range.lowerBound
    case .right: return selection.range.upperBound
    case .up, .down: return nil
    }
  }

  /// Where a move from a place ends.
  func offset(from offset: Int, _ direction: TextDirection, by unit: TextUnit) -> Int {
    let isBackward = direction == .left || direction == .up
    let isVertical = direction == .up || direction == .down
    let paragraph = { paragraphRange(at: offset) }
    switch unit {
    case .character, .line:
      if isVertical { return vertical(from: offset, isBackward: isBackward) }
      if unit == .character { return min(max(offset + (isBackward ? -1 : 1), 0), count) }
      return isBackward ? paragraph().lowerBound : paragraph().upperBound
    case .word:
      if options.isSecure { return isBackward ? 0 : count }
      return isBackward ? wordStart(before: offset) : wordEnd(after: offset)
    case .paragraph:
      let edge = isBackward ? paragraph().lowerBound : paragraph().upperBound
      guard isVertical, edge == offset else { return edge }
      let next = paragraphRange(at: min(max(offset + (isBackward ? -1 : 1), 0), count))
      return isBackward ? next.lowerBound : next.upperBound
    case .document: return isBackward ? 0 : count
    }
  }

  private func vertical(from offset: Int, isBackward: Bool) -> Int {
    let paragraph = paragraphRange(at: offset)
    if isBackward ? paragraph.lowerBound == 0 : paragraph.upperBound == count {
      return isBackward ? 0 : count
    }
    let next = paragraphRange(
      at: isBackward ? paragraph.lowerBound - 1 : paragraph.upperBound + 1)
    return min(next.lowerBound + offset - paragraph.lowerBound, next.upperBound)
  }

  private func wordStart(before offset: Int) -> Int {
    let before = text[..<index(offset)].reversed()
    let skipped = before.prefix { !Self.isWord($0) }.count
    return offset - skipped - Self.wordLength(before.dropFirst(skipped))
  }

  private func wordEnd(after offset: Int) -> Int {
    let behind = text[index(offset)...]
    let skipped = behind.prefix { !Self.isWord($0) }.count
    return offset + skipped + Self.wordLength(behind.dropFirst(skipped))
  }

  /// How many characters the word has that a text starts with, read in either direction; an
  /// apostrophe between letters is part of it.
  static func wordLength(_ text: some Collection<Character>) -> Int {
    var length = 0
    var index = text.startIndex
    while index != text.endIndex {
      let character = text[index]
      text.formIndex(after: &index)
      let isInside = length > 0 && index != text.endIndex && isWord(text[index])
      guard isWord(character) || (isInside && (character == "'" || character == "’")) else { break }
      length += 1
    }
    return length
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
