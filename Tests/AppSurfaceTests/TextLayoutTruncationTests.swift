import AppSurface
import Testing

/// Text at 10 points, every character 5 points wide and every line 12 points high.
struct TextLayoutTruncationTests {
  private func layout(
    _ text: String, width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail
  ) -> TextLayout {
    TextLayout(
      text, font: Font(size: 10), width: width, height: height, lineLimit: lineLimit,
      truncation: truncation, measuring: .fixed)
  }

  @Test(
    "The last line gives way where the mode says, with the rest of its paragraph in mind",
    arguments: [
      ("one two three", 1, 40.0, TruncationMode.tail, ["one two…"]),
      ("one two three", 1, 35, .tail, ["one tw…"]),
      ("one two three", 1, 25, .tail, ["one…"]),
      ("one two three", 1, 40, .head, ["…o three"]),
      ("one two three", 1, 35, .head, ["…three"]),
      ("one two three", 1, 40, .middle, ["one…hree"]),
      ("one two three four", 2, 40, .tail, ["one two", "three f…"]),
      ("one two three four", 2, 40, .head, ["one two", "…ee four"]),
      ("one two three four", 2, 40, .middle, ["one two", "thre…our"]),
      ("👩‍👩‍👧‍👧🇩🇪e\u{301}x", 1, 15, .tail, ["👩‍👩‍👧‍👧🇩🇪…"]),
      ("👩‍👩‍👧‍👧🇩🇪e\u{301}x", 1, 15, .head, ["…e\u{301}x"]),
    ])
  func modes(text: String, limit: Int, width: Double, mode: TruncationMode, expected: [String]) {
    let layout = layout(text, width: width, lineLimit: limit, truncation: mode)
    #expect(layout.lines.map(\.text) == expected)
    #expect(layout.lines.map(\.isCut) == expected.map { $0.contains("…") })
    #expect(layout.isTruncated)
    #expect(layout.size.width <= width)
  }

  @Test(
    "Hidden paragraphs are told of on the last line that is shown",
    arguments: [
      ("abc\ndef", nil as Double?, TruncationMode.tail, "abc…"),
      ("abc\ndef", 20, .head, "abc…"),
      ("abc\ndef", 15, .tail, "ab…"),
      ("abc\ndef", 15, .head, "…bc"),
      ("abc\ndef", 15, .middle, "a…c"),
      ("abc\n\nx", nil, .tail, "abc…"),
      ("\nabc", nil, .tail, "…"),
      ("abc  \r\ndef", nil, .tail, "abc…"),
    ])
  func paragraphs(text: String, width: Double?, mode: TruncationMode, expected: String) {
    let layout = layout(text, width: width, lineLimit: 1, truncation: mode)
    #expect(layout.lines.map(\.text) == [expected])
    #expect(layout.isTruncated)
  }

  @Test("What hides nothing is not cut", arguments: ["abc", "abc\n", "abc  ", "abc\n \n\t", ""])
  func nothingHidden(text: String) {
    let layout = layout(text, width: 15, lineLimit: 1)
    #expect(layout.lines.map(\.isCut) == [false])
    #expect(!layout.isTruncated)
  }

  @Test(
    "A height holds as many lines as fit whole, and at least one",
    arguments: [
      (0.0, 1), (-5, 1), (.nan, 1), (-.infinity, 1), (11, 1), (23.9, 1), (24, 2), (35, 2), (36, 3),
      (500, 3), (.infinity, 3),
    ])
  func heights(height: Double, expected: Int) {
    #expect(layout("a\nb\nc", height: height).lines.count == expected)
  }

  @Test("The smaller of height and line limit counts, and a limit below one is one")
  func limits() {
    #expect(layout("a\nb\nc", height: 24, lineLimit: 3).lines.count == 2)
    #expect(layout("a\nb\nc", height: 36, lineLimit: 1).lines.count == 1)
    #expect(layout("a\nb\nc", lineLimit: 0).lines.count == 1)
    #expect(layout("a\nb\nc", lineLimit: -3).lines.count == 1)
  }

  @Test(
    "Where not even the ellipsis fits it stands alone", arguments: [0, -1, .nan, 4, 5, 9.9],
    TruncationMode.allCases)
  func tiny(width: Double, mode: TruncationMode) {
    let layout = layout("abc", width: width, lineLimit: 1, truncation: mode)
    #expect(layout.lines == [TextLine(text: "…", width: 5, isCut: true, range: 0..<0)])
  }

  @Test("A cut line stands for the characters before its ellipsis, hanging spaces with them")
  func ranges() {
    #expect(layout("one two three", width: 40, lineLimit: 1).lines[0].range == 0..<8)
    let middle = layout("one two three four", width: 40, lineLimit: 2, truncation: .middle)
    #expect(middle.lines.map(\.range) == [0..<8, 8..<12])
  }
}
