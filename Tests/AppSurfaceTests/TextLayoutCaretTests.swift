import AppSurface
import Testing

/// Text at 10 points, every character 5 points wide and every line 12 points high.
struct TextLayoutCaretTests {
  private func carets(_ text: String, width: Double? = nil) -> TextCaretMap {
    let font = Font(size: 10)
    return TextCaretMap(
      text, layout: TextLayout(text, font: font, width: width, measuring: .fixed), font: font,
      measuring: .fixed)
  }

  @Test(
    "A character has a line, a column and a caret",
    arguments: [
      // "one two|three\n|x": lines 0..<8, 8..<13, 14..<15
      (0, 0, 0, Point(x: 0, y: 0)), (3, 0, 3, Point(x: 15, y: 0)), (7, 0, 7, Point(x: 35, y: 0)),
      (8, 1, 0, Point(x: 0, y: 12)), (13, 1, 5, Point(x: 25, y: 12)),
      (14, 2, 0, Point(x: 0, y: 24)), (15, 2, 1, Point(x: 5, y: 24)),
      (99, 2, 1, Point(x: 5, y: 24)), (-1, 0, 0, Point(x: 0, y: 0)),
    ])
  func positions(offset: Int, line: Int, column: Int, origin: Point) {
    let carets = carets("one two three\nx", width: 40)
    #expect(carets.position(of: offset) == (line, column))
    #expect(
      carets.caret(at: offset) == Rect(x: origin.x, y: origin.y, width: 0, height: 12))
  }

  @Test(
    "A point has a nearest place",
    arguments: [
      (Point(x: 0, y: 0), 0), (Point(x: 2.4, y: 0), 0), (Point(x: 2.6, y: 0), 1),
      (Point(x: -9, y: -9), 0), (Point(x: 99, y: 0), 7), (Point(x: 99, y: 13), 13),
      (Point(x: 0, y: 12), 8), (Point(x: 0, y: 999), 14), (Point(x: 999, y: 999), 15),
      (Point(x: .nan, y: .nan), 7), (Point(x: .infinity, y: .infinity), 15),
    ])
  func nearest(point: Point, expected: Int) {
    #expect(carets("one two three\nx", width: 40).offset(nearest: point) == expected)
  }

  @Test("A space at the text's end moves the caret, a tab by four")
  func spaces() {
    #expect(carets("a  ").caret(at: 3).origin.x == 15)
    #expect(carets("a\tb").caret(at: 2).origin.x == 25)
    #expect(carets("a\tb").caret(at: 3).origin.x == 30)
    #expect(carets("a\u{AD}b").caret(at: 2).origin.x == 5)
    #expect(carets("").caret(at: 0) == Rect(x: 0, y: 0, width: 0, height: 12))
    #expect(carets("\n").caret(at: 1) == Rect(x: 0, y: 12, width: 0, height: 12))
  }

  @Test("What is selected has a rectangle a line")
  func selected() {
    let carets = carets("one two three\nx", width: 40)
    #expect(carets.rects(for: 4..<4).isEmpty)
    #expect(carets.rects(for: 4..<6) == [Rect(x: 20, y: 0, width: 10, height: 12)])
    #expect(
      carets.rects(for: 4..<15) == [
        Rect(x: 20, y: 0, width: 20, height: 12), Rect(x: 0, y: 12, width: 25, height: 12),
        Rect(x: 0, y: 24, width: 5, height: 12),
      ])
  }

  @Test("Up and down keep the x that they started from")
  func preferredX() {
    let text = "abcdef\nab\nabcdef"
    let carets = carets(text)
    var state = TextEditingState(text: text, options: TextEditingOptions(isMultiline: true))
    state.selection = TextSelection(caret: 5)
    var heads: [Int] = []
    for direction in [.down, .down, .down, .up, .up, .up, .up] as [TextDirection] {
      state.move(direction, carets: carets)
      heads.append(state.selection.head)
    }
    #expect(heads == [9, 15, 16, 9, 5, 0, 0])
    state.move(.right, carets: carets)
    state.move(.down, extending: true, carets: carets)
    #expect(state.selection == TextSelection(anchor: 1, head: 8))
  }

  @Test("Home, End and deletion by line keep to the line as it is laid out")
  func visualLines() {
    let text = "one two three"
    let carets = carets(text, width: 40)
    var clipboard: String?
    func after(_ caret: Int, _ command: TextEditingCommand) -> String {
      var state = TextEditingState(text: text)
      state.selection = TextSelection(caret: caret)
      state.perform(command, carets: carets, clipboard: &clipboard)
      return state.notation
    }
    #expect(after(10, .move(.left, by: .line, extending: false)) == "one two |three")
    #expect(after(2, .move(.right, by: .line, extending: true)) == "on^e two| three")
    #expect(after(10, .deleteBackward(by: .line)) == "one two |ree")
    #expect(after(8, .deleteBackward(by: .line)) == "one two|three")
    #expect(after(2, .deleteForward(by: .line)) == "on| three")
  }
}
