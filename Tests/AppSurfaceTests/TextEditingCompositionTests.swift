import AppSurface
import Testing

struct TextEditingCompositionTests {
  private func composing(_ notation: String = "a^bc|d") -> TextEditingState {
    var state = TextEditingState(notation)
    state.setComposition("かな", cursor: 1)
    return state
  }

  @Test("Composed text is shown in place of the selection and is not part of the text")
  func shown() {
    let state = composing()
    #expect(state.text == "abcd")
    #expect(state.displayedText == "aかなd")
    #expect(state.compositionRange == 1..<3)
    #expect(state.displayedCaret == 2)
    #expect(!state.canUndo)
  }

  @Test("Composing that ends with empty text leaves everything as it was")
  func ended() {
    var state = composing()
    state.setComposition("")
    #expect(state.composition == nil)
    #expect(state.notation == "a^bc|d")
    #expect(state.displayedText == "abcd")
    #expect(state.displayedCaret == 3)
    #expect(state.compositionRange == nil)
  }

  @Test("What the input method enters takes the composition's place")
  func entered() {
    var state = composing()
    state.insert("仮名")
    #expect(state.notation == "a仮名|d")
    #expect(state.composition == nil)
    state.undo()
    #expect(state.notation == "a^bc|d")
  }

  @Test("What the input method enters is a step apart from typing before it")
  func ownStep() {
    var state = TextEditingState("|")
    state.insert("a")
    state.setComposition("か")
    state.insert("仮")
    state.undo()
    #expect(state.text == "a")
  }

  @Test("A move, a click and a commit enter the composition as it stands")
  func committed() {
    let acts: [(inout TextEditingState) -> Void] = [
      { $0.commitComposition() }, { $0.selection = TextSelection(caret: 3) },
      { $0.move(.right, by: .word) }, { $0.selectWord(at: 1) },
    ]
    for act in acts {
      var state = composing()
      act(&state)
      #expect(state.text == "aかなd")
      #expect(state.composition == nil)
    }
  }

  @Test("A deletion, undo and a text from outside drop the composition")
  func dropped() {
    let acts: [(inout TextEditingState) -> Void] = [
      { $0.deleteBackward() }, { $0.deleteForward(by: .document) }, { $0.undo() }, { $0.redo() },
      { $0.replaceText("abcD") },
    ]
    for act in acts {
      var state = composing()
      act(&state)
      #expect(state.text.lowercased() == "abcd")
      #expect(state.composition == nil)
    }
  }

  @Test("Keys are the input method's while it composes")
  func keys() {
    var state = composing()
    var clipboard: String? = "x"
    for command in [.paste, .selectAll, .deleteBackward(by: .word), .insertNewline, .undo]
      as [TextEditingCommand]
    {
      #expect(state.perform(command, clipboard: &clipboard))
    }
    #expect(state == composing())
  }

  @Test("The cursor is kept inside the composition", arguments: [(-3, 0), (1, 1), (9, 2)])
  func cursor(given: Int, kept: Int) {
    #expect(TextComposition(text: "ab", cursor: given).cursor == kept)
  }
}
