import AppSurface
import Testing

/// What layout asks of the measurer.
struct TextLayoutEffortTests {
  /// A fixed measurer that counts the questions and the characters in them.
  private final class Counter {
    var calls = 0
    var characters = 0

    var measuring: TextMeasuring {
      var measuring = TextMeasuring.fixed
      measuring.width = { [self] text, font in
        calls += 1
        characters += text.count
        return TextMeasuring.fixed.width(text, font)
      }
      return measuring
    }
  }

  private func effort(
    _ text: String, width: Double?, height: Double? = nil, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail
  ) -> (counter: Counter, layout: TextLayout) {
    let counter = Counter()
    let layout = TextLayout(
      text, font: Font(size: 10), width: width, height: height, lineLimit: lineLimit,
      truncation: truncation, measuring: counter.measuring)
    return (counter, layout)
  }

  @Test("A short line costs one question, an empty one none", arguments: [nil, 20, 25, 300])
  func short(width: Double?) {
    #expect(effort("Save", width: width, lineLimit: 1).counter.calls == 1)
    #expect(effort("", width: width).counter.calls == 0)
  }

  @Test("Only what can be seen of a long text is measured", arguments: TruncationMode.allCases)
  func visibleOnly(mode: TruncationMode) {
    let words = String(repeating: "word ", count: 100_000)
    for text in [String(repeating: "x", count: 500_000), words, words + "\n" + words] {
      let limited = effort(text, width: 100, lineLimit: 2, truncation: mode)
      #expect(limited.layout.lines.count == 2)
      #expect(limited.layout.isTruncated)
      #expect(limited.counter.characters < 1000)
      let low = effort(text, width: 100, height: 30, truncation: mode)
      #expect(low.layout == limited.layout)
    }
  }

  @Test("All of a long text costs a few times its length")
  func linear() {
    let text = String(repeating: "some words and verylongonesthatdonotfit ", count: 500)
    let all = effort(text, width: 100)
    #expect(all.layout.lines.count > 1000)
    #expect(all.counter.characters < text.count * 10)
  }

  @Test("Characters of very different widths do not make the search long")
  func unevenWidths() {
    let text = String(repeating: "i", count: 900) + String(repeating: "W", count: 900)
    var calls = 0
    var measuring = TextMeasuring.fixed
    measuring.width = { text, _ in
      calls += 1
      return text.reduce(0) { $0 + ($1 == "W" ? 1000 : 0.001) }
    }
    let layout = TextLayout(
      text, font: Font(size: 10), width: 1000.8995, lineLimit: 1, measuring: measuring)
    #expect(layout.isTruncated)
    #expect(calls < 50)
  }

  @Test("No width at all stays as cheap")
  func noWidth() {
    let all = effort(String(repeating: "x", count: 5000), width: 0)
    #expect(all.layout.lines.count == 5000)
    #expect(all.counter.characters < 5000 * 20)
  }
}
