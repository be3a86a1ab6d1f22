import AppSurface
import AppSurfaceTesting
import Testing

/// What is true of every layout, tried on random texts.
struct TextLayoutPropertyTests {
  private static let pieces = [
    "a", "bc", "word", " ", "  ", "-", "\t", "\n", "\r\n", "漢", "。", "\u{AD}", "\u{A0}", "👩‍👧",
    "e\u{301}", "\u{200B}", "—", "(", "1", "\u{301}", "🇩", "\u{3000}",
  ]

  /// Narrow and wide characters that stand closer to some neighbours.
  private static let kerned = TextMeasuring(
    width: { text, font in
      var width = 0.0
      var last: Character?
      for character in text {
        width += character == "w" ? 9 : character == "a" ? 3 : 5
        if last == "w", character == "o" || character == " " { width -= 1 }
        last = character
      }
      return width
    },
    metrics: TextMeasuring.fixed.metrics, caretOffsets: TextMeasuring.fixed.caretOffsets)

  @Test("Lines cover the text in order, fit, and are as wide as they measure")
  func invariants() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let text = random.text(Self.pieces, upTo: 25)
      for width in [0, 5, 12, 25, 60, 200] as [Double] {
        for measuring in [TextMeasuring.fixed, Self.kerned] {
          check(text, width: width, measuring: measuring)
        }
      }
    }
  }

  @Test("A wider layout never has more lines")
  func monotone() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let text = random.text(Self.pieces, upTo: 25)
      let counts = stride(from: 0.0, through: 100, by: 5).map {
        TextLayout(text, font: Font(size: 10), width: $0, measuring: .fixed).lines.count
      }
      #expect(counts == counts.sorted(by: >), "\(text.debugDescription)")
    }
  }

  private func check(_ text: String, width: Double, measuring: TextMeasuring) {
    let font = Font(size: 10)
    let layout = TextLayout(text, font: font, width: width, measuring: measuring)
    let characters = Array(text)
    var next = 0
    for (index, line) in layout.lines.enumerated() {
      if line.range.lowerBound != next {
        #expect(characters[next].isNewline)
        next += 1
      }
      #expect(line.range.lowerBound == next, "\(text.debugDescription) at \(width)")
      #expect(!characters[line.range].contains { $0.isNewline })
      #expect(line.width == measuring.width(line.text, font))
      #expect(
        line.width <= width + 1e-6 || line.range.count == 1
          || characters[line.range].dropFirst().allSatisfy { $0.isWhitespace || $0 == "\u{200B}" },
        "\(text.debugDescription) at \(width), line \(index)")
      next = line.range.upperBound
    }
    #expect(next == characters.count)
    for limit in 1...3 {
      for mode in TruncationMode.allCases {
        let cut = TextLayout(
          text, font: font, width: width, lineLimit: limit, truncation: mode, measuring: measuring)
        #expect(cut.lines.count == min(limit, layout.lines.count))
        #expect(cut.lines.dropLast() == layout.lines.prefix(cut.lines.count - 1))
        #expect(cut.lines.last?.isCut == cut.isTruncated)
        if cut.isTruncated { #expect(cut.size.width <= max(width, layout.size.width, 5) + 1e-6) }
      }
    }
  }
}
