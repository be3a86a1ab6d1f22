import AppSurface
import AppSurfaceTesting
import Testing

/// Text on a surface is taken apart once and broken at any width after that.
struct TypesetterTests {
  private nonisolated static let pieces = [
    "a", "bc", "word", "word ", " ", "  ", "-", "well-known", "\t", "\n", "\r\n", "漢", "。",
    "\u{AD}", "\u{A0}", "👩‍👧", "e\u{301}", "\u{200B}", "—", "(", "1", "\u{301}", "\u{3000}", "é ",
  ]
  private nonisolated static let plain = [
    "a", "bc", "word", "word ", " ", " ", "  ", "\n", "so-so ", "é ", "…",
  ]

  /// What stands on a surface of a width.
  private func lines(on surface: Surface, width: Double) -> [TextLine] {
    surface.configuration.size.width = width
    return surface.snapshot().entries.flatMap(\.lines)
  }

  private func surface(_ view: some View, _ measuring: TextMeasuring = .fixed) -> Surface {
    Surface(
      root: HostingScreen(rootView: view),
      configuration: SurfaceConfiguration(size: Size(width: 100, height: 100_000)),
      services: HostServices(text: measuring))
  }

  @Test("The lines are those of a layout that measures line by line", arguments: [pieces, plain])
  func sameLines(pieces: [String]) {
    var random = SeededGenerator(seed: 11)
    let font = Font(size: 10)
    for _ in 0..<150 {
      let text = random.text(pieces, upTo: 20)
      for limit in [nil, 1, 2] as [Int?] {
        let surface = surface(Text(text).font(font).lineLimit(limit))
        for width in [1, 5, 12, 23, 25, 40, 60, 61, 60, 200] as [Double] {
          let expected = TextLayout(
            text, font: font, width: width + 0.001, lineLimit: limit, measuring: .fixed)
          #expect(
            lines(on: surface, width: width) == expected.lines,
            "\(text.debugDescription) at \(width), at most \(limit ?? 0) lines")
        }
      }
    }
  }

  @Test("Another width asks nothing of the measurer, and neither does another surface")
  func measuresOnce() {
    var questions = 0
    var measuring = TextMeasuring.fixed
    measuring.width = { text, font in
      questions += 1
      return TextMeasuring.fixed.width(text, font)
    }
    let text = Text(String(repeating: "some words of a text ", count: 30))
    let first = surface(text, measuring)
    #expect(lines(on: first, width: 200).count > 10)
    let once = questions
    #expect(once > 0)
    for width in stride(from: 60.0, through: 400, by: 7) {
      #expect(lines(on: first, width: width).count > 5)
      #expect(lines(on: surface(text, measuring), width: width + 1).count > 5)
    }
    #expect(questions == once)
  }

  @Test("A measurer with another way to measure remembers nothing of the one it was made from")
  func changedMeasurer() {
    let text = Text("three words here")
    #expect(lines(on: surface(text), width: 1000).map(\.width) == [16 * 8.5])
    var wide = TextMeasuring.fixed
    wide.width = { text, font in Double(text.count) * font.size }
    #expect(lines(on: surface(text, wide), width: 1000).map(\.width) == [16 * 17])
  }

  @Test("Where widths do not add up, what stands on a line is measured together")
  func kerned() {
    let kerned = TextMeasuring(
      width: { text, _ in text == "to day" ? 50 : Double(text.count) * 10 },
      metrics: TextMeasuring.fixed.metrics, caretOffsets: TextMeasuring.fixed.caretOffsets)
    let surface = surface(Text("to day"), kerned)
    #expect(lines(on: surface, width: 52).map(\.text) == ["to day"])
    #expect(lines(on: surface, width: 49).map(\.text) == ["to", "day"])
  }
}
