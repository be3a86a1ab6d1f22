/// A text that is being edited: a value that knows no clock, no clipboard and no screen.
///
/// Places are counted in characters (graphemes) from the start, in logical order.
public nonisolated struct TextEditingState: Hashable, Sendable {
  /// The text, without what an input method has not entered yet.
  public internal(set) var text: String
  /// The number of characters in `text`.
  public internal(set) var count: Int
  /// What the field allows.
  public var options: TextEditingOptions
  /// What an input method shows in place of the selection.
  public internal(set) var composition: TextComposition?
  /// The x that moves up and down keep, in points of the layout.
  var preferredX: Double?
  var history = TextEditingHistory()
  /// Whether each character is one byte, so that places need no counting.
  private var isSimple: Bool
  private var placed: TextSelection

  /// A text with the caret behind it.
  public init(text: String = "", options: TextEditingOptions = TextEditingOptions()) {
    self.text = text
    self.options = options
    isSimple = Self.isSimple(text)
    count = isSimple ? text.utf8.count : text.count
    placed = TextSelection(caret: count)
  }

  /// What is selected, always inside the text. Setting it enters a composition and ends a run.
  public var selection: TextSelection {
    get { placed }
    set {
      commitComposition()
      place(newValue)
    }
  }

  /// The text that is selected.
  public var selectedText: String { String(text[indices(selection.range)]) }

  /// Places the selection and ends the run of typing.
  mutating func place(_ selection: TextSelection) {
    placed = selection.clamped(to: count)
    preferredX = nil
    history.close()
  }

  /// Replaces characters as one edit, the caret behind what was inserted.
  mutating func replace(
    _ range: Range<Int>, with inserted: String, kind: TextEditingHistory.Kind
  ) {
    let indices = indices(range)
    let removed = String(text[indices])
    guard !removed.isEmpty || !inserted.isEmpty else { return }
    let location = text.utf8.distance(from: text.startIndex, to: indices.lowerBound)
    let before = placed
    substitute(location, length: removed.utf8.count, by: inserted)
    placed = TextSelection(caret: offset(byte: location + inserted.utf8.count))
    preferredX = nil
    history.record(
      TextEdit(
        location: location, removed: removed, inserted: inserted, before: before, after: placed),
      kind: kind)
  }

  /// Replaces bytes and counts again.
  mutating func substitute(_ location: Int, length: Int, by new: String) {
    let start = text.utf8.index(text.startIndex, offsetBy: location)
    text.replaceSubrange(start..<text.utf8.index(start, offsetBy: length), with: new)
    isSimple = Self.isSimple(isSimple ? new : text)
    count = isSimple ? text.utf8.count : text.count
  }

  /// The character whose boundary is at or behind a byte.
  func offset(byte: Int) -> Int {
    if isSimple { return byte }
    return min(count, text[..<text.utf8.index(text.startIndex, offsetBy: byte)].count)
  }

  /// The place in the string of a character.
  func index(_ offset: Int) -> String.Index {
    isSimple
      ? text.utf8.index(text.startIndex, offsetBy: offset)
      : text.index(text.startIndex, offsetBy: offset)
  }

  func indices(_ range: Range<Int>) -> Range<String.Index> {
    let start = index(range.lowerBound)
    return
      start..<(isSimple
      ? index(range.upperBound) : text.index(start, offsetBy: range.count))
  }

  private static func isSimple(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}
