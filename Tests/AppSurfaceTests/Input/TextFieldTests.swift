import AppSurfaceTesting
import Testing

@testable import AppSurface

@Suite struct TextFieldTests {
  private struct Fields: View {
    @State private var text = "hello big world"
    @State private var notes = "one\ntwo"
    let submit: () -> Void
    var body: some View {
      VStack {
        TextField("Name", text: $text).onSubmit { submit() }
        TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 100)
        Text("[\(text)]")
      }
    }
  }

  private final class Field {
    let tester: SurfaceTester
    var submits = 0
    var element: TextFieldElement? { tester.surface.element(labelled: "Name") as? TextFieldElement }
    var text: String { element?.text ?? "" }

    init() {
      var count: () -> Void = {}
      tester = SurfaceTester(Fields { count() })
      count = { [weak self] in self?.submits += 1 }
      tester.tap("Name")
    }

    /// The point over the boundary before a character: half of 17 points each, 12 from the edge.
    func point(_ character: Double) -> Point {
      let frame = element?.surfaceFrame ?? .zero
      return Point(x: frame.minX + 12 + character * 8.5, y: frame.midY)
    }
  }

  @Test func `keys and text edit what has the keyboard`() {
    let field = Field()
    let tester = field.tester
    tester.key(.end)
    tester.type("!")
    #expect(field.text == "hello big world!")
    tester.key(.backspace)
    tester.key(.home)
    tester.key(.delete)
    tester.type("J")
    #expect(field.text == "Jello big world")
    tester.key(.right, .control)
    tester.key(.right, [.control, .shift])
    tester.type("X")
    #expect(field.text.hasPrefix("Jello") && field.text.contains("X"))
    tester.key(Key("z"), .control)
    tester.key(Key("z"), .control)
    #expect(tester.visibleTexts.last == "[\(field.text)]")
    tester.key(Key("a"), .control)
    tester.type("n")
    #expect(field.text == "n")
    #expect(tester.visibleTexts.last == "[n]")
  }

  @Test
  func `a word that is typed is one step to undo, also after an input method has said nothing`() {
    let field = Field()
    let tester = field.tester
    tester.key(Key("a"), .control)
    for letter in "new words" {
      tester.send(.composition(CompositionEvent(text: "", cursor: 0)))
      tester.send(.text(String(letter)))
    }
    #expect(field.text == "new words")
    var seen: [String] = []
    for _ in 0..<3 {
      tester.key(Key("z"), .control)
      seen.append(field.text)
    }
    #expect(seen[0] == "new " || seen[0] == "new")
    #expect(seen[2] == "hello big world" || seen[1] == "hello big world")
    for _ in 0..<3 { tester.key(Key("z"), [.control, .shift]) }
    #expect(field.text == "new words")
  }

  @Test func `the clipboard is cut to, copied to and pasted from`() {
    let field = Field()
    let tester = field.tester
    tester.key(Key("a"), .control)
    tester.key(Key("c"), .control)
    #expect(tester.surface.services.clipboard() == "hello big world")
    tester.key(.end)
    tester.key(Key("v"), .control)
    #expect(field.text == "hello big worldhello big world")
    tester.key(Key("a"), .control)
    tester.key(Key("x"), .control)
    #expect(field.text.isEmpty)
    tester.surface.services.setClipboard("two\nlines")
    tester.key(Key("v"), .control)
    #expect(!field.text.contains("\n"))
  }

  @Test func `the pointer places the caret, drags a selection and picks words`() {
    let field = Field()
    let tester = field.tester
    tester.tap(field.point(6))
    tester.type("X")
    #expect(field.text == "hello Xbig world")
    tester.tap(field.point(8), clicks: 2)
    tester.type("small")
    #expect(field.text == "hello small world")
    tester.drag(from: field.point(0), to: field.point(6))
    tester.type("")
    tester.key(.backspace)
    #expect(field.text == "small world")
    tester.tap(field.point(3), clicks: 3)
    tester.type("all")
    #expect(field.text == "all")
    tester.tap(field.point(0))
    tester.tap(field.point(2), modifiers: .shift)
    tester.type("-")
    #expect(field.text == "-l")
  }

  @Test func `a drag after a double press selects by words, to either side`() {
    let field = Field()
    let tester = field.tester
    // hello big world: the press is in “big”.
    tester.pointer(.down, field.point(7), clicks: 2)
    #expect(field.element?.editing.selectedText == "big")
    tester.pointer(.moved, field.point(11))
    #expect(field.element?.editing.selectedText == "big world")
    tester.pointer(.moved, field.point(2))
    #expect(field.element?.editing.selectedText == "hello big")
    tester.pointer(.up, field.point(2))
    tester.pointer(.down, field.point(7), clicks: 3)
    tester.pointer(.up, field.point(7))
    #expect(field.element?.editing.selectedText == "hello big world")
    tester.tap(field.point(3))
    #expect(field.element?.editing.selectedText == "")
  }

  @Test func `text that an input method shows is not the text until it is entered`() {
    let field = Field()
    let tester = field.tester
    tester.key(Key("a"), .control)
    tester.send(.composition(CompositionEvent(text: "ni", cursor: 2)))
    tester.send(.composition(CompositionEvent(text: "nih", cursor: 3)))
    tester.send(.composition(CompositionEvent(text: "", cursor: 0)))
    tester.send(.text("你好"))
    #expect(field.text == "你好")
    tester.send(.composition(CompositionEvent(text: "ma", cursor: 2)))
    tester.key(.escape)
    #expect(tester.surface.focusedElement == nil)
    #expect(tester.visibleTexts.last == "[\(field.text)]")
  }

  @Test func `Return submits a line and breaks one where there are several`() {
    let field = Field()
    field.tester.key(.enter)
    #expect(field.submits == 1)
    #expect(!field.text.contains("\n"))
    field.tester.tap("Notes")
    field.tester.key(.end, .control)
    field.tester.key(.enter)
    field.tester.type("three")
    let notes = field.tester.surface.element(labelled: "Notes") as? TextFieldElement
    #expect(notes?.text == "one\ntwo\nthree")
    field.tester.key(.up)
    field.tester.key(.home)
    field.tester.type("2")
    #expect(notes?.text == "one\n2two\nthree")
  }

  @Test func `a press beside a field ends editing, and Escape does`() {
    let field = Field()
    field.tester.tap(Point(x: 2, y: 470))
    #expect(field.tester.surface.focusedElement == nil)
    field.tester.tap("Name")
    #expect(field.tester.surface.focusedElement === field.element)
    field.tester.key(.escape)
    #expect(field.tester.surface.focusedElement == nil)
  }

  @Test func `chords that are not for editing pass by`() {
    let field = Field()
    #expect(field.tester.key(Key("z"), [.control, .alt]) == .passed)
    #expect(field.tester.key(Key("f5")) == .passed)
    #expect(field.text == "hello big world")
  }
}
