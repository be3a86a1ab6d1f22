import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct ColorPickerTests {
  private struct Editor: View {
    @State private var color = Color(hex: 0x0A84FF)
    var supportsOpacity = true
    var body: some View {
      Form {
        ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
        Text(ColorCode.text(of: color))
      }
    }
  }

  private func value(_ tester: SurfaceTester) -> String? {
    tester.surface.snapshot().entries.first { $0.role == .colorPicker }?.value
  }

  @Test func `it tells its name and its colour`() throws {
    let tester = SurfaceTester(Editor())
    let entry = try #require(
      tester.surface.snapshot().entries.first { $0.role == .colorPicker })
    #expect(entry.label == "Ink")
    #expect(entry.value == "#0A84FF")
    #expect(entry.viewName == "ColorPicker")
  }

  @Test func `a swatch, a slider and a code change it, by pointer and by key`() {
    let tester = SurfaceTester(Editor(), width: 390, height: 800)
    tester.key(.tab)
    tester.key(.enter)
    #expect(tester.tap("Red swatch"))
    #expect(value(tester) == ColorCode.text(of: .red))
    let slider = tester.surface.element(labelled: "Green")
    tester.surface.focus(slider)
    tester.key(.home)
    #expect(value(tester) == "#E5003B")
    tester.surface.focus(tester.surface.element(labelled: "Code"))
    tester.key(Key("a"), .control)
    tester.type("#11223380")
    #expect(value(tester) == "#11223380")
  }

  @Test func `what is no colour is refused in words, and the colour stays`() {
    let tester = SurfaceTester(Editor(), width: 390, height: 900)
    tester.tap("Ink")
    tester.surface.focus(tester.surface.element(labelled: "Code"))
    tester.key(Key("a"), .control)
    tester.type("#12")
    #expect(value(tester) == "#0A84FF")
    #expect(tester.visibleTexts.contains { $0.hasPrefix("A code has six digits") })
  }

  @Test func `codes are read as they are written`() {
    let cases: [(String, Color?)] = [
      ("#0A84FF", Color(hex: 0x0A84FF)), ("0a84ff", Color(hex: 0x0A84FF)),
      ("#0A84FF80", Color(hex: 0x0A84FF, alpha: 128 / 255)), (" #0A84FF ", Color(hex: 0x0A84FF)),
      ("", nil), ("#", nil), ("#12345", nil), ("#GGGGGG", nil), ("#1234567", nil),
      ("0x123456", nil),
      ("#１２３４５６", nil),
    ]
    for (text, color) in cases { #expect(ColorCode.color(of: text) == color, "\(text)") }
    #expect(ColorCode.text(of: Color(red: .nan, green: 7, blue: -1)) == "#00FF00")
  }
}
