nonisolated extension TextEditingState {
  /// Whether there is a step to undo.
  public var canUndo: Bool { !history.done.isEmpty }

  /// Whether there is a step to do again.
  public var canRedo: Bool { !history.undone.isEmpty }

  /// Takes back the last step, with the selection that was before it. A composition ends first.
  public mutating func undo() {
    composition = nil
    guard let edit = history.takeUndo() else { return }
    substitute(edit.location, length: edit.inserted.utf8.count, by: edit.removed)
    place(edit.before)
  }

  /// Does the step again that was undone last. A composition ends first.
  public mutating func redo() {
    composition = nil
    guard let edit = history.takeRedo() else { return }
    substitute(edit.location, length: edit.removed.utf8.count, by: edit.inserted)
    place(edit.after)
  }
}
