import AppSurface
import Testing

struct TextEditingMovingTests {
  typealias Case = (String, TextDirection, TextUnit, String)

  @Test(
    "The caret moves by characters as people see them",
    arguments: [
      ("a|b", .left, .character, "|ab"), ("|ab", .left, .character, "|ab"),
      ("a|b", .right, .character, "ab|"), ("ab|", .right, .character, "ab|"),
      ("👩‍👩‍👧‍👧|", .left, .character, "|👩‍👩‍👧‍👧"), ("|🇩🇪🇫🇷", .right, .character, "🇩🇪|🇫🇷"),
      ("e\u{301}|x", .left, .character, "|e\u{301}x"), ("a^bc|d", .left, .character, "a|bcd"),
      ("a|bc^d", .right, .character, "abc|d"),
    ] as [Case])
  func characters(from: String, direction: TextDirection, unit: TextUnit, to: String) {
    check(from, direction, unit, to)
  }

  @Test(
    "A move by words goes over spaces and signs, then over a word",
    arguments: [
      ("|one two", .right, .word, "one| two"), ("one| two", .right, .word, "one two|"),
      ("one two|", .left, .word, "one |two"), ("one |two", .left, .word, "|one two"),
      ("on|e", .left, .word, "|one"), ("one, (|two)", .left, .word, "|one, (two)"),
      ("one|... two!", .right, .word, "one... two|!"), ("one two|!", .right, .word, "one two!|"),
      ("snake_case|", .left, .word, "|snake_case"), ("über|", .left, .word, "|über"),
      ("|  ", .right, .word, "  |"), ("|", .left, .word, "|"), ("a\n|b", .left, .word, "|a\nb"),
      ("x 😀|", .left, .word, "|x 😀"), ("|don't", .right, .word, "don't|"),
      ("'don’t'|", .left, .word, "'|don’t'"), ("|dogs' x", .right, .word, "dogs|' x"),
    ] as [Case])
  func words(from: String, direction: TextDirection, unit: TextUnit, to: String) {
    check(from, direction, unit, to)
  }

  @Test(
    "Without a layout a line is what lies between two line breaks",
    arguments: [
      ("ab\ncd|e\nf", .left, .line, "ab\n|cde\nf"), ("ab\nc|de\nf", .right, .line, "ab\ncde|\nf"),
      ("ab\n|cd", .left, .line, "ab\n|cd"), ("ab|\ncd", .right, .line, "ab|\ncd"),
      ("abc\nde|", .up, .character, "ab|c\nde"), ("a|bc\nde", .down, .line, "abc\nd|e"),
      ("abc|\nd\nxyz", .down, .character, "abc\nd|\nxyz"), ("ab|c", .up, .character, "|abc"),
      ("ab|c", .down, .character, "abc|"), ("ab\nc|d", .up, .paragraph, "ab\n|cd"),
      ("ab\n|cd", .up, .paragraph, "|ab\ncd"), ("ab|\ncd", .down, .paragraph, "ab\ncd|"),
      ("a|b\ncd", .down, .paragraph, "ab|\ncd"), ("a\nb|\nc", .left, .document, "|a\nb\nc"),
      ("a\nb|\nc", .down, .document, "a\nb\nc|"), ("a\r\n|b", .up, .line, "|a\r\nb"),
    ] as [Case])
  func lines(from: String, direction: TextDirection, unit: TextUnit, to: String) {
    check(from, direction, unit, to)
  }

  @Test(
    "Extending keeps the anchor and moves the head",
    arguments: [
      ("a|bc", .right, .character, "a^b|c"), ("a^b|c", .left, .character, "a|bc"),
      ("ab|^c", .left, .character, "a|b^c"), ("one |two", .right, .word, "one ^two|"),
      ("one ^two|", .left, .document, "|one ^two"),
    ] as [Case])
  func extending(from: String, direction: TextDirection, unit: TextUnit, to: String) {
    var state = TextEditingState(from)
    state.move(direction, by: unit, extending: true)
    #expect(state.notation == to)
  }

  @Test("A secret does not tell where its words are")
  func secure() {
    var state = TextEditingState(
      text: "one two", options: TextEditingOptions(isSecure: true))
    state.move(.left, by: .word)
    #expect(state.notation == "|one two")
    state.selectWord(at: 1)
    #expect(state.notation == "^one two|")
  }

  private func check(
    _ from: String, _ direction: TextDirection, _ unit: TextUnit, _ to: String
  ) {
    var state = TextEditingState(from)
    state.move(direction, by: unit)
    #expect(state.notation == to)
  }
}
