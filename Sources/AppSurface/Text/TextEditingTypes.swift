/// What is selected of a text, in characters (graphemes) from its start; a caret when empty.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// Where selecting began; it stays when the selection is extended.
  public var anchor: Int
  /// Where the caret is.
  public var head: Int

  /// A selection from its two ends.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret with nothing selected.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// The characters that are selected.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == head }

  func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(max(anchor, 0), count), head: min(max(head, 0), count))
  }
}

/// Text that an input method shows in place of the selection, not yet part of the text.
public nonisolated struct TextComposition: Hashable, Sendable {
  /// The text, not empty.
  public var text: String
  /// The caret in it, in characters from its start.
  public var cursor: Int

  /// A composition from its parts; the caret is kept inside.
  public init(text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(cursor, 0), text.count)
  }
}

/// How far a caret moves or a deletion reaches.
public nonisolated enum TextUnit: Hashable, Sendable, CaseIterable {
  /// One character as a person sees it.
  case character
  /// To the edge of a word, over the spaces and punctuation before it.
  case word
  /// To the edge of the line as it is laid out; up and down, one line.
  case line
  /// To the edge of the text between two line breaks.
  case paragraph
  /// To the edge of the text.
  case document
}

/// Where a caret moves, in the text's logical order: `left` is towards its start.
public nonisolated enum TextDirection: Hashable, Sendable, CaseIterable {
  /// Towards the start.
  case left
  /// Towards the end.
  case right
  /// To an earlier line.
  case up
  /// To a later line.
  case down
}

/// What a text field allows.
public nonisolated struct TextEditingOptions: Hashable, Sendable {
  /// Whether the text may have several lines; else line breaks that are entered become spaces.
  public var isMultiline: Bool
  /// The most characters that can be entered; nil sets no limit.
  public var maxLength: Int?
  /// Whether the text is secret: it is not copied, and the caret does not tell where words are.
  public var isSecure: Bool

  /// Options from their parts.
  public init(isMultiline: Bool = false, maxLength: Int? = nil, isSecure: Bool = false) {
    self.isMultiline = isMultiline
    self.maxLength = maxLength.map { max(0, $0) }
    self.isSecure = isSecure
  }
}
