import AppSurface
import Testing

struct TextEditingCommandTests {
  @Test(
    "A key is a command, as on Linux and as on a Mac",
    arguments: [
      ("left", [], .move(.left, by: .character, extending: false)),
      ("right", .shift, .move(.right, by: .character, extending: true)),
      ("left", .control, .move(.left, by: .word, extending: false)),
      ("right", [.control, .shift], .move(.right, by: .word, extending: true)),
      ("left", .alt, .move(.left, by: .word, extending: false)),
      ("right", .gui, .move(.right, by: .line, extending: false)),
      ("up", [], .move(.up, by: .character, extending: false)),
      ("down", .shift, .move(.down, by: .character, extending: true)),
      ("up", .gui, .move(.up, by: .document, extending: false)),
      ("down", .alt, .move(.down, by: .paragraph, extending: false)),
      ("home", [], .move(.left, by: .line, extending: false)),
      ("end", .shift, .move(.right, by: .line, extending: true)),
      ("home", .control, .move(.left, by: .document, extending: false)),
      ("end", [.gui, .shift], .move(.right, by: .document, extending: true)),
      ("backspace", [], .deleteBackward(by: .character)),
      ("backspace", .shift, .deleteBackward(by: .character)),
      ("backspace", .control, .deleteBackward(by: .word)),
      ("backspace", .alt, .deleteBackward(by: .word)),
      ("backspace", .gui, .deleteBackward(by: .line)),
      ("delete", [], .deleteForward(by: .character)),
      ("delete", .control, .deleteForward(by: .word)), ("delete", .shift, .cut),
      ("insert", .shift, .paste), ("insert", .control, .copy),
      ("return", [], .insertNewline), ("return", .shift, .insertNewline),
      ("a", .control, .selectAll), ("c", .control, .copy), ("x", .gui, .cut),
      ("v", .gui, .paste), ("z", .control, .undo), ("z", [.control, .shift], .redo),
      ("z", [.gui, .shift], .redo), ("y", .control, .redo),
    ] as [(String, KeyModifiers, TextEditingCommand)])
  func keys(key: String, modifiers: KeyModifiers, expected: TextEditingCommand) {
    #expect(TextEditingCommand(for: KeyEvent(key: Key(key), modifiers: modifiers)) == expected)
  }

  @Test(
    "Other keys are left to others",
    arguments: [
      ("a", []), ("a", .shift), ("a", .alt), ("v", [.control, .alt]), ("v", [.control, .shift]),
      ("tab", []), ("escape", []), ("return", .control), ("s", .control), ("f5", []),
      ("pageup", []), ("insert", []), ("c", [.gui, .shift]),
    ] as [(String, KeyModifiers)])
  func others(key: String, modifiers: KeyModifiers) {
    #expect(TextEditingCommand(for: KeyEvent(key: Key(key), modifiers: modifiers)) == nil)
  }

  @Test("In a line written to the left, arrows go the other way and Home does not")
  func rightToLeft() {
    #expect(
      TextEditingCommand(for: KeyEvent(key: .left), isRightToLeft: true)
        == .move(.right, by: .character, extending: false))
    #expect(
      TextEditingCommand(for: KeyEvent(key: .home), isRightToLeft: true)
        == .move(.left, by: .line, extending: false))
  }

  @Test(
    "The clipboard is given and taken",
    arguments: [
      ("a^bc|d", TextEditingCommand.copy, nil as String?, "a^bc|d", "bc" as String?),
      ("a^bc|d", .cut, "x", "a|d", "bc"), ("a|d", .copy, "x", "a|d", "x"),
      ("a|d", .cut, "x", "a|d", "x"), ("a^bc|d", .paste, "x", "ax|d", "x"),
      ("a|d", .paste, nil, "a|d", nil), ("a^b|", .paste, "", "a|", ""),
    ])
  func clipboard(
    from: String, command: TextEditingCommand, before: String?, to: String, after: String?
  ) {
    var state = TextEditingState(from)
    var clipboard = before
    #expect(state.perform(command, clipboard: &clipboard))
    #expect(state.notation == to)
    #expect(clipboard == after)
  }

  @Test("A secret is not copied")
  func secure() {
    var state = TextEditingState(text: "secret", options: TextEditingOptions(isSecure: true))
    state.selectAll()
    var clipboard: String?
    #expect(state.perform(.copy, clipboard: &clipboard))
    #expect(state.perform(.cut, clipboard: &clipboard))
    #expect(clipboard == nil)
    #expect(state.text == "secret")
  }

  @Test("A line break in a field of one line is for whoever submits")
  func submit() {
    var clipboard: String?
    var single = TextEditingState("a|", isMultiline: false)
    #expect(!single.perform(.insertNewline, clipboard: &clipboard))
    #expect(single.text == "a")
    var several = TextEditingState("a|")
    #expect(several.perform(.insertNewline, clipboard: &clipboard))
    #expect(several.text == "a\n")
  }
}
