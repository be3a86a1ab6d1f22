nonisolated extension TextEditingState {
  /// Enters text in place of the selection, as part of a run of typing; ends a composition.
  public mutating func insert(_ text: String) { insert(text, kind: .typing) }

  /// Enters text in place of the selection, as a step of its own.
  public mutating func paste(_ text: String) { insert(text, kind: .other) }

  private mutating func insert(_ text: String, kind: TextEditingHistory.Kind) {
    composition = nil
    replace(selection.range, with: accepted(text), kind: kind)
  }

  /// Deletes the selection, or without one what lies before the caret. A composition ends instead.
  public mutating func deleteBackward(by unit: TextUnit = .character) {
    delete(.left, by: unit)
  }

  /// Deletes the selection, or without one what lies behind the caret. A composition ends instead.
  public mutating func deleteForward(by unit: TextUnit = .character) {
    delete(.right, by: unit)
  }

  mutating func delete(_ direction: TextDirection, by unit: TextUnit) {
    var target = offset(from: selection.head, direction, by: unit)
    if target == selection.head { target = offset(from: target, direction, by: .character) }
    delete(direction, by: unit, to: target)
  }

  mutating func delete(_ direction: TextDirection, by unit: TextUnit, to target: Int) {
    if composition != nil {
      composition = nil
    } else if !selection.isEmpty {
      replace(selection.range, with: "", kind: .other)
    } else {
      let isBackward = direction == .left || direction == .up
      let kind: TextEditingHistory.Kind = isBackward ? .deletingBackward : .deletingForward
      let range = min(target, selection.head)..<max(target, selection.head)
      replace(range, with: "", kind: unit == .character ? kind : .other)
    }
  }

  /// Takes a text that was changed from outside, as one step; the selection is kept where it is
  /// still inside. The same text changes nothing.
  public mutating func replaceText(_ new: String) {
    guard !new.utf8.elementsEqual(text.utf8) else { return }
    composition = nil
    let old = text.unicodeScalars
    let start = zip(old, new.unicodeScalars).prefix { $0 == $1 }.count
    let oldRest = old.dropFirst(start)
    let newRest = new.unicodeScalars.dropFirst(start)
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let removed = String(String.UnicodeScalarView(oldRest.dropLast(end)))
    let inserted = String(String.UnicodeScalarView(newRest.dropLast(end)))
    let location = text.utf8.distance(from: text.startIndex, to: oldRest.startIndex)
    let before = selection
    substitute(location, length: removed.utf8.count, by: inserted)
    place(before)
    history.record(
      TextEdit(
        location: location, removed: removed, inserted: inserted, before: before, after: selection),
      kind: .other)
  }

  /// What of an entered text the field takes: no control characters, and no more than it may hold.
  private func accepted(_ new: String) -> String {
    var new = new
    if new.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) {
      new = String(
        new.compactMap { character in
          guard character.isNewline else { return Self.isControl(character) ? nil : character }
          guard options.isMultiline else { return " " }
          return character == "\r\n" || character == "\r" ? "\n" : character
        })
    }
    guard let maxLength = options.maxLength else { return new }
    return String(new.prefix(max(0, maxLength - (count - selection.range.count))))
  }

  /// Whether a character has no place in a text, such as NUL, at which hosts take text to end.
  private static func isControl(_ character: Character) -> Bool {
    guard character != "\t", let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.generalCategory == .control
  }
}
