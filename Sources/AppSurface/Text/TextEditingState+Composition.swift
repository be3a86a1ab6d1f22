nonisolated extension TextEditingState {
  /// Shows an input method's text in place of the selection; empty text ends it without entering.
  public mutating func setComposition(_ text: String, cursor: Int? = nil) {
    // Ending nothing is no step: typing goes on.
    guard composition != nil || !text.isEmpty else { return }
    history.close()
    preferredX = nil
    composition =
      text.isEmpty ? nil : TextComposition(text: text, cursor: cursor ?? text.count)
  }

  /// Enters an input method's text as it stands, as a step of its own.
  public mutating func commitComposition() {
    guard let composition else { return }
    paste(composition.text)
  }

  /// The text as it is shown, an input method's text in place of the selection.
  public var displayedText: String {
    guard let composition else { return text }
    return text.replacingCharacters(in: indices(selection.range), with: composition.text)
  }

  /// Where the caret is in `displayedText`, in characters.
  public var displayedCaret: Int {
    guard let composition else { return selection.head }
    return selection.range.lowerBound + composition.cursor
  }

  /// The characters of `displayedText` that an input method shows, to be underlined.
  public var compositionRange: Range<Int>? {
    guard let composition else { return nil }
    let start = selection.range.lowerBound
    return start..<(start + composition.text.count)
  }
}

nonisolated extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + self[range.upperBound...]
  }
}
