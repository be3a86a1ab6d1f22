import AppSurface
import AppSurfaceTesting
import Testing

/// Carets in text that runs right to left, at 10 points: every character is 5 points wide and every
/// line 12 points high; capitals are Hebrew.
@Suite struct BidirectionalCaretTests {
  private func carets(
    _ notation: String, breakingAt limit: Double? = nil, width: Double = 0, fraction: Double = 0
  ) -> TextCaretMap {
    let font = Font(size: 10)
    let text = hebrew(notation)
    return TextCaretMap(
      text, layout: TextLayout(text, font: font, width: limit, measuring: .fixed), font: font,
      measuring: .fixed, width: width, alignedAt: fraction)
  }

  @Test(
    "A caret is at the right of a character that runs right to left",
    arguments: [
      ("AB", [10, 5, 0]), ("abAB", [0, 5, 20, 15, 10]), ("ABab", [20, 15, 0, 5, 10]),
      ("abABcd", [0, 5, 20, 15, 20, 25, 30]), ("A 12", [20, 15, 0, 5, 10]),
      ("A (B)", [25, 20, 15, 10, 5, 0]), ("A!", [10, 5, 0]), ("aA!", [0, 10, 10, 15]),
      // Spaces at the end stand at the left where the line does, else at the right.
      ("AB ", [15, 10, 5, 0]), ("AB  ", [20, 15, 10, 5, 0]), ("abA ", [0, 5, 15, 15, 20]),
      // A tab is four wide, a soft hyphen is nothing.
      ("A\tB", [30, 25, 5, 0]), ("A\tB ", [35, 30, 10, 5, 0]), ("A\u{AD}B", [10, 5, 5, 0]),
      ("", [0]), (" ", [0, 5]),
    ] as [(String, [Double])])
  func places(notation: String, expected: [Double]) {
    let carets = carets(notation)
    #expect((0..<expected.count).map { carets.caret(at: $0).minX } == expected)
  }

  @Test("What is drawn begins where its spaces end, and all of it stands in the width")
  func starts() {
    #expect(carets("AB ").start(ofLine: 0) == 5)
    #expect(carets("ab ").start(ofLine: 0) == 0)
    for (fraction, expected) in [(0.0, [15, 10, 5, 0]), (0.5, [57.5, 52.5, 47.5, 42.5])]
      + [(1, [100, 95, 90, 85])] as [(Double, [Double])]
    {
      let carets = carets("AB ", width: 100, fraction: fraction)
      #expect((0...3).map { carets.caret(at: $0).minX } == expected)
      #expect(carets.start(ofLine: 0) == expected[2])
    }
  }

  @Test("Lines that wrap stand each in their own order, their spaces hang")
  func wrapped() {
    let carets = carets("AB CD EF", breakingAt: 25)
    #expect(carets.layout.lines.map(\.text) == [hebrew("AB CD"), hebrew("EF")])
    #expect((0...8).map { carets.caret(at: $0).minX } == [25, 20, 15, 10, 5, 0, 10, 5, 0])
    #expect(carets.caret(at: 6).minY == 12)
    #expect(carets.offset(nearest: Point(x: -20, y: 0)) == 5)
    #expect(carets.offset(nearest: Point(x: -20, y: 15)) == 8)
    #expect(carets.offset(from: 3, lines: 1, x: 6) == 7)
  }

  @Test(
    "A point has a nearest place",
    arguments: [
      ("AB", -9, 2), ("AB", 2.4, 2), ("AB", 2.6, 1), ("AB", 99, 0), ("AB", .infinity, 0),
      ("AB", -.infinity, 2), ("AB", .nan, 2), ("abAB", 13, 3), ("abAB", 11, 4), ("abAB", 19, 2),
      ("ABab", 1, 2), ("ABab", 99, 0), ("ABab", 9, 4),
    ] as [(String, Double, Int)])
  func nearest(notation: String, x: Double, expected: Int) {
    #expect(carets(notation).offset(nearest: Point(x: x, y: 3)) == expected)
  }

  @Test("What is selected has a rectangle for each stretch that is seen in one piece")
  func selected() {
    func ends(_ notation: String, _ range: Range<Int>) -> [[Double]] {
      carets(notation).rects(for: range).map { [$0.minX, $0.maxX] }
    }
    // Seen: a b B A c d.
    #expect(ends("abABcd", 1..<3) == [[5, 10], [15, 20]])
    #expect(ends("abABcd", 1..<4) == [[5, 20]])
    #expect(ends("abABcd", 3..<5) == [[10, 15], [20, 25]])
    #expect(ends("abABcd", 0..<6) == [[0, 30]])
    #expect(ends("AB ", 1..<3) == [[0, 10]])
    #expect(ends("A\tB", 1..<2) == [[5, 25]])
    #expect(ends("A\u{AD}B", 1..<2) == [])
    let lines = carets("AB\nCD").rects(for: 1..<4)
    #expect(
      lines == [
        Rect(x: 0, y: 0, width: 5, height: 12), Rect(x: 5, y: 12, width: 5, height: 12),
      ])
  }

  private static let pieces = [
    "A", "B", "C ", "a", "b ", " ", "1", "2.5", "%", "(", ")", "ع", "٣", "!", "-", "e\u{301}", "👍",
  ]

  @Test("A caret is found again where it stands, and a selection is as wide as its characters")
  func properties() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let notation = random.text(Self.pieces, upTo: 16)
      let carets = carets(
        notation, width: 400, fraction: [0, 0.5, 1].randomElement(using: &random) ?? 0)
      let count = hebrew(notation).count
      for offset in 0...count {
        let caret = carets.caret(at: offset)
        let found = carets.offset(nearest: Point(x: caret.minX, y: 6))
        #expect(abs(carets.caret(at: found).minX - caret.minX) < 1e-6, "\(notation) \(offset)")
      }
      let (one, other) = (
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)
      )
      let range = min(one, other)..<max(one, other)
      let rects = carets.rects(for: range)
      let width = rects.reduce(0) { $0 + $1.width }
      #expect(abs(width - Double(range.count) * 5) < 1e-6, "\(notation) \(range)")
      #expect(
        zip(rects, rects.dropFirst()).allSatisfy { $0.maxX < $1.minX }, "\(notation) \(range)")
    }
  }

  @Test("A paragraph runs as its first letter does, on each of its lines")
  func paragraphs() {
    let hebrew = carets("AB cd EF", breakingAt: 15)
    #expect(hebrew.layout.lines.map(\.text.count) == [2, 2, 2])
    #expect(hebrew.layout.lines.map(\.isRightToLeft) == [true, true, true])
    #expect((0...8).allSatisfy { hebrew.isRightToLeft(at: $0) })
    // The space at which the second line wraps hangs at its left.
    #expect(hebrew.rects(for: 5..<6).map(\.minX) == [-5])
    let latin = carets("ab CD ef", breakingAt: 15)
    #expect(latin.layout.lines.map(\.isRightToLeft) == [false, false, false])
    #expect((0...8).allSatisfy { !latin.isRightToLeft(at: $0) })
    #expect(latin.rects(for: 5..<6).map(\.minX) == [10])
    #expect(carets("ab cd").layout.lines[0].isRightToLeft == nil)
    // A line of the paragraph that has Latin alone ends at its left.
    let mark = carets("AB\nCD ef!", breakingAt: 20)
    #expect(mark.layout.lines.map(\.text.count) == [2, 2, 3])
    #expect(mark.caret(at: 9).minX == 0)
  }

  @Test("The line of the caret says where the arrows lead")
  func direction() {
    let carets = carets("AB car\ncar AB\n12")
    #expect(
      (0...15).map { carets.isRightToLeft(at: $0) } == [Bool](repeating: true, count: 7)
        + [Bool](repeating: false, count: 9))
  }
}
