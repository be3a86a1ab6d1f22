import AppSurface
import Testing

struct TextEditingChangingTests {
  @Test(
    "What is entered takes the selection's place",
    arguments: [
      ("|", "a", "a|"), ("a|c", "b", "ab|c"), ("a^bc|d", "x", "ax|d"), ("a|bc^d", "xy", "axy|d"),
      ("a^b|", "", "a|"), ("e|x", "\u{301}", "e\u{301}|x"), ("🇩|", "🇪", "🇩🇪|"),
      ("|", "a\r\nb\rc", "a\nb\nc|"),
      ("|", "a\0b\u{1B}c\u{7F}\td\u{9F}", "abc\td|"),
    ])
  func insert(from: String, text: String, to: String) {
    var state = TextEditingState(from)
    state.insert(text)
    #expect(state.notation == to)
    #expect(state.count == state.text.count)
  }

  @Test(
    "Deleting takes the selection, or a unit beside the caret",
    arguments: [
      ("ab|c", true, TextUnit.character, "a|c"), ("ab|c", false, .character, "ab|"),
      ("|a", true, .character, "|a"), ("a|", false, .character, "a|"),
      ("a^bc|d", true, .word, "a|d"), ("a^bc|d", false, .document, "a|d"),
      ("x👨‍👩‍👧‍👦|", true, .character, "x|"), ("🇩🇪🇫🇷|", true, .character, "🇩🇪|"),
      ("|e\u{301}\u{302}x", false, .character, "|x"), ("👍🏽|", true, .character, "|"),
      ("क्षि|", true, .character, "|"), ("a\r\n|b", true, .character, "a|b"),
      ("one two, |x", true, .word, "one |x"), ("one| two x", false, .word, "one| x"),
      ("a\nbc|d", true, .line, "a\n|d"), ("a\n|bcd", true, .line, "a|bcd"),
      ("a|bc\nd", false, .line, "a|\nd"), ("a|\nd", false, .line, "a|d"),
      ("a\nb|c", true, .document, "|c"), ("a|\nbc", false, .document, "a|"),
    ])
  func delete(from: String, isBackward: Bool, unit: TextUnit, to: String) {
    var state = TextEditingState(from)
    if isBackward { state.deleteBackward(by: unit) } else { state.deleteForward(by: unit) }
    #expect(state.notation == to)
    #expect(state.count == state.text.count)
  }

  @Test("A field of one line takes line breaks as spaces")
  func singleLine() {
    var state = TextEditingState("|", isMultiline: false)
    state.paste("a\nb\r\nc\u{2028}d")
    #expect(state.text == "a b c d")
  }

  @Test("No more is entered than the field may hold")
  func maxLength() {
    var state = TextEditingState(text: "abc", options: TextEditingOptions(maxLength: 5))
    state.insert("👩‍👧xyz")
    #expect(state.text == "abc👩‍👧x")
    state.insert("q")
    #expect(state.text == "abc👩‍👧x")
    state.selectAll()
    state.paste("1234567")
    #expect(state.notation == "12345|")
  }

  @Test(
    "A selection is always inside the text",
    arguments: [(-5, 99, "^abc|"), (99, 99, "abc|"), (-1, -1, "|abc"), (.min, .max, "^abc|")])
  func clamped(anchor: Int, head: Int, expected: String) {
    var state = TextEditingState(text: "abc")
    state.selection = TextSelection(anchor: anchor, head: head)
    #expect(state.notation == expected)
  }

  @Test(
    "A click selects a word, a run of spaces or one sign; or a paragraph",
    arguments: [
      ("one two", 5, "one ^two|", "^one two|"), ("one   two", 4, "one^   |two", "^one   two|"),
      ("a(b", 1, "a^(|b", "^a(b|"), ("one", 3, "^one|", "^one|"), ("", 0, "|", "|"),
      ("a\nbc\nd", 3, "a\n^bc|\nd", "a\n^bc|\nd"), ("x😀😀", 2, "x😀^😀|", "^x😀😀|"),
      ("one", -4, "^one|", "^one|"), ("a don't", 6, "a ^don't|", "^a don't|"),
      ("a don't b", 3, "a ^don't| b", "^a don't b|"), ("'a'", 0, "^'|a'", "^'a'|"),
      ("one", 44, "^one|", "^one|"),
    ])
  func selecting(text: String, offset: Int, word: String, paragraph: String) {
    var state = TextEditingState(text: text)
    state.selectWord(at: offset)
    #expect(state.notation == word)
    state.selectParagraph(at: offset)
    #expect(state.notation == paragraph)
    state.selectAll()
    #expect(state.selectedText == text)
  }

  @Test(
    "A text that changes outside keeps the selection where it can, and is one step",
    arguments: [
      ("a^bc|", "xyz", "x^yz|"), ("a^bc|", "x", "x|"), ("ab|c", "", "|"),
      ("ab|c", "ABC", "AB|C"), ("e|", "e\u{301}", "e\u{301}|"),
    ])
  func outside(from: String, text: String, to: String) {
    let original = TextEditingState(from)
    var state = original
    state.replaceText(text)
    #expect(state.notation == to)
    state.undo()
    #expect(state.notation == original.notation)
    #expect(!state.canUndo)
    state.replaceText(original.text)
    #expect(state.canRedo)
  }
}
