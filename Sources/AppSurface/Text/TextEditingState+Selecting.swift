nonisolated extension TextEditingState {
  /// Selects everything.
  public mutating func selectAll() { selection = TextSelection(anchor: 0, head: count) }

  /// Selects the word, the run of spaces or the single sign at a place, as a double click does.
  public mutating func selectWord(at offset: Int) { select(wordRange(at: offset)) }

  /// Selects the text between two line breaks at a place, as a triple click does.
  public mutating func selectParagraph(at offset: Int) { select(paragraphRange(at: offset)) }

  private mutating func select(_ range: Range<Int>) {
    selection = TextSelection(anchor: range.lowerBound, head: range.upperBound)
  }

  /// The word, the run of spaces or the single sign that a place lies in or, at the end, behind.
  public func wordRange(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    if options.isSecure { return 0..<count }
    var start = min(max(offset, 0), count - 1)
    var end = start + 1
    var before = text[..<index(start)]
    var behind = text[index(start)...]
    guard let kind = behind.popFirst().map(Self.kind), kind != .sign else { return start..<end }
    while let last = before.popLast(), Self.kind(last) == kind { start -= 1 }
    while let first = behind.popFirst(), Self.kind(first) == kind { end += 1 }
    return start..<end
  }

  /// The text between two line breaks that a place lies in.
  public func paragraphRange(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    let index = index(offset)
    let before = text[..<index].reversed().prefix { !$0.isNewline }.count
    return (offset - before)..<(offset + text[index...].prefix { !$0.isNewline }.count)
  }

  private enum Kind { case word, space, sign }

  private static func kind(_ character: Character) -> Kind {
    if isWord(character) { return .word }
    return character.isWhitespace && !character.isNewline ? .space : .sign
  }
}
