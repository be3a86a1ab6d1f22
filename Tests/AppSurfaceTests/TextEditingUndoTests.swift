import AppSurface
import Testing

struct TextEditingUndoTests {
  /// The texts that undoing shows one after the other, until nothing is left to undo.
  private func history(_ state: TextEditingState) -> [String] {
    var state = state
    var texts: [String] = []
    while state.canUndo {
      state.undo()
      texts.append(state.notation)
    }
    return texts
  }

  private func type(_ text: String, into state: inout TextEditingState) {
    for character in text { state.insert(String(character)) }
  }

  @Test("Typing is undone word by word")
  func words() {
    var state = TextEditingState("|")
    type("one  two three", into: &state)
    #expect(history(state) == ["one  two |", "one  |", "|"])
  }

  @Test("A new line is a step of its own")
  func lines() {
    var state = TextEditingState("|")
    type("a\nb", into: &state)
    #expect(history(state) == ["a\n|", "a|", "|"])
  }

  @Test("A move ends a run, whether or not the caret comes back")
  func moves() {
    var state = TextEditingState("|")
    type("ab", into: &state)
    state.move(.left)
    state.move(.right)
    type("c", into: &state)
    #expect(history(state) == ["ab|", "|"])
  }

  @Test("Deletions of one kind are one step, apart from typing")
  func deletions() {
    var state = TextEditingState("xyz|uvw")
    type("ab", into: &state)
    state.deleteBackward()
    state.deleteBackward()
    state.deleteBackward()
    state.deleteForward()
    state.deleteForward()
    #expect(state.notation == "xy|w")
    #expect(history(state) == ["xy|uvw", "xyzab|uvw", "xyz|uvw"])
  }

  @Test("Words, selections and pastes are steps of their own")
  func ownSteps() {
    var state = TextEditingState("one two|")
    state.deleteBackward(by: .word)
    state.deleteBackward(by: .word)
    state.paste("a")
    state.paste("b")
    state.selectAll()
    type("cd", into: &state)
    #expect(history(state) == ["^ab|", "a|", "|", "one |", "one two|"])
  }

  @Test("Redo does again what undo took back, until something else is done")
  func redo() {
    var state = TextEditingState("|")
    type("one two", into: &state)
    state.undo()
    state.undo()
    state.redo()
    #expect(state.notation == "one |")
    state.redo()
    state.redo()
    #expect(state.notation == "one two|")
    #expect(!state.canRedo)
    state.undo()
    type("x", into: &state)
    #expect(!state.canRedo)
    #expect(state.text == "one x")
  }

  @Test("Nothing done is no step")
  func nothing() {
    var state = TextEditingState("|")
    state.insert("")
    state.deleteBackward()
    state.deleteForward(by: .document)
    state.undo()
    state.redo()
    #expect(!state.canUndo && !state.canRedo)
  }

  @Test("Characters that merge come apart again")
  func merging() {
    var state = TextEditingState(text: "\u{301}🇪x")
    state.selection = TextSelection(caret: 0)
    type("e", into: &state)
    #expect(state.notation == "e\u{301}|🇪x")
    state.insert("🇩")
    #expect(state.count == 3)
    #expect(state.selection == TextSelection(caret: 2))
    state.undo()
    #expect(state.notation == "e\u{301}|🇪x")
    state.undo()
    #expect(Array(state.text.unicodeScalars) == ["\u{301}", "🇪", "x"])
    #expect(state.selection == TextSelection(caret: 0))
  }

  @Test("The last 200 steps are kept")
  func bounded() {
    var state = TextEditingState("|")
    for _ in 0..<250 { state.paste("x") }
    let texts = history(state)
    #expect(texts.count == 200)
    #expect(texts.last?.count == 51)
  }
}
