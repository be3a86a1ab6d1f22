/// One step that can be undone, in UTF-8 bytes, which stay true where characters merge.
nonisolated struct TextEdit: Hashable, Sendable {
  var location: Int
  var removed: String
  var inserted: String
  var before: TextSelection
  var after: TextSelection
}

/// The steps of a text, grouped into runs as a person thinks of them.
nonisolated struct TextEditingHistory: Hashable, Sendable {
  /// What a step did, which decides whether the next one joins it.
  enum Kind: Hashable, Sendable { case typing, deletingBackward, deletingForward, other }

  /// How many steps are kept.
  static let limit = 200

  private(set) var undone: [TextEdit] = []
  private(set) var done: [TextEdit] = []
  private var open: Kind?

  /// Ends the run: the next edit starts a step of its own.
  mutating func close() { open = nil }

  mutating func record(_ edit: TextEdit, kind: Kind) {
    undone = []
    if open != kind || !join(edit, kind: kind) {
      done.append(edit)
      if done.count > Self.limit { done.removeFirst() }
    }
    open = kind == .other ? nil : kind
  }

  mutating func takeUndo() -> TextEdit? {
    open = nil
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit
  }

  mutating func takeRedo() -> TextEdit? {
    open = nil
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }

  private mutating func join(_ edit: TextEdit, kind: Kind) -> Bool {
    guard let last = done.last else { return false }
    let index = done.count - 1
    switch kind {
    case .typing:
      guard edit.removed.isEmpty, edit.location == last.location + last.inserted.utf8.count,
        !Self.startsWord(edit.inserted, after: last.inserted)
      else { return false }
      done[index].inserted += edit.inserted
    case .deletingBackward:
      guard edit.location + edit.removed.utf8.count == last.location else { return false }
      done[index].location = edit.location
      done[index].removed = edit.removed + last.removed
    case .deletingForward:
      guard edit.location == last.location else { return false }
      done[index].removed += edit.removed
    case .other: return false
    }
    done[index].after = edit.after
    return true
  }

  /// A new word after white space, or a new line, is a new step.
  private static func startsWord(_ new: String, after old: String) -> Bool {
    guard let first = new.first, let last = old.last else { return false }
    return first.isNewline || (last.isWhitespace && !first.isWhitespace)
  }
}
