import AppSurface
import Testing

struct TextEditingSmokeTests {
  @Test("Typing, moving and undoing")
  func typing() {
    var state = TextEditingState()
    for character in "hello world" { state.insert(String(character)) }
    #expect(state.text == "hello world")
    state.undo()
    #expect(state.text == "hello ")
    state.undo()
    #expect(state.text == "")
    state.redo()
    state.redo()
    #expect(state.text == "hello world")
  }
}
