import AppSurface
import Testing

/// Text at 10 points, every character 5 points wide and every line 12 points high.
struct TextLayoutWrappingTests {
  private func lines(_ text: String, _ width: Double?) -> [String] {
    TextLayout(text, font: Font(size: 10), width: width, measuring: .fixed).lines.map(\.text)
  }

  @Test(
    "Lines break where words end, and inside a word only where it alone is too wide",
    arguments: [
      ("", 100.0, [""]),
      ("one", 100, ["one"]),
      ("one two", 35, ["one two"]),
      ("one two", 34, ["one", "two"]),
      ("one two three", 40, ["one two", "three"]),
      ("one   two", 15, ["one", "two"]),
      ("one   ", 15, ["one"]),
      ("  one", 25, ["  one"]),
      ("abcdefgh", 15, ["abc", "def", "gh"]),
      ("ab cdefgh", 15, ["ab", "cde", "fgh"]),
      ("well-known", 30, ["well-", "known"]),
      ("a 1-2", 20, ["a", "1-2"]),
      ("a x-y", 20, ["a x-", "y"]),
      ("a -5 b", 15, ["a", "-5", "b"]),
      ("1-2-3-4", 20, ["1-2-", "3-4"]),
      ("ex\u{AD}am\u{AD}ple", 25, ["exam-", "ple"]),
      ("ex\u{AD}am\u{AD}ple", 35, ["example"]),
      ("漢字漢字", 15, ["漢字漢", "字"]),
      ("漢字。漢", 10, ["漢", "字。", "漢"]),
      ("「漢字", 10, ["「漢", "字"]),
      ("a\tb", 30, ["a    b"]),
      ("a\tb", 25, ["a", "b"]),
      ("a\u{A0}b c", 15, ["a\u{A0}b", "c"]),
    ])
  func breaks(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "A hard break ends a line at any width",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]),
      ("a\u{2028}b\u{2029}c", ["a", "b", "c"]), ("a\n\nb", ["a", "", "b"]), ("a\n", ["a", ""]),
      ("\n", ["", ""]), ("a\u{85}b", ["a", "b"]),
    ])
  func hardBreaks(text: String, expected: [String]) {
    for width in [nil, .infinity, 1000, 5] as [Double?] {
      #expect(lines(text, width) == expected)
    }
  }

  @Test(
    "A width that is no width gives one character a line",
    arguments: [
      0, -1, .nan, -.infinity, 1e-300, 4.9,
    ])
  func oddWidths(width: Double) {
    #expect(lines("ab c", width) == ["a", "b", "c"])
    #expect(lines("", width) == [""])
  }

  @Test("A grapheme is never split")
  func graphemes() {
    #expect(lines("👩‍👩‍👧‍👧🇩🇪e\u{301}", 5) == ["👩‍👩‍👧‍👧", "🇩🇪", "e\u{301}"])
  }

  @Test("What is exactly as wide as the width fits, rounding left aside")
  func exactWidth() {
    #expect(lines("abc", 15) == ["abc"])
    #expect(lines("abc", 15 - 1e-7) == ["abc"])
    #expect(lines("abc", 15 - 1e-5) == ["ab", "c"])
  }

  @Test("The size is the widest line by all lines; hanging spaces do not count")
  func size() {
    let layout = TextLayout(
      "one three   two", font: Font(size: 10), width: 25, measuring: .fixed)
    #expect(layout.lines.map(\.text) == ["one", "three", "two"])
    #expect(layout.lines.map(\.width) == [15, 25, 15])
    #expect(layout.lines.map(\.range) == [0..<4, 4..<12, 12..<15])
    #expect(layout.size == Size(width: 25, height: 36))
    #expect(layout.lineHeight == 12)
    #expect(layout.firstBaseline == 9)
    #expect(!layout.isTruncated)
  }
}
