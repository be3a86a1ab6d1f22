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
    let start = min(max(offset, 0), count - 1)
    let index = index(start)
    let character = text[index]
    let before = text[...index].reversed()
    let behind = text[index...]
    if Self.isWord(character) {
      return (start + 1 - Self.wordLength(before))..<(start + Self.wordLength(behind))
    }
    guard Self.isSpace(character) else { return start..<(start + 1) }
    let spaces = before.prefix(while: Self.isSpace).count
    return (start + 1 - spaces)..<(start + behind.prefix(while: Self.isSpace).count)
  }

  /// The text between two line breaks that a place lies in.
  public func paragraphRange(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    let index = index(offset)
    let before = text[..<index].reversed().prefix { !$0.isNewline }.count
    return (offset - before)..<(offset + text[index...].prefix { !$0.isNewline }.count)
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && !character.isNewline
  }
}
