import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SpacerTests {
  @Test func `text does not wrap while a spacer beside it is larger than it must be`() throws {
    let text = "Twenty characters ok"
    let tester = SurfaceTester(
      HStack {
        Text(text)
        Spacer()
      }, width: 240)
    let entry = try #require(tester.surface.snapshot().entries.first { $0.role == .text })
    #expect(entry.lines.count == 1)
  }

  @Test func `spacers share what is left`() throws {
    let tester = SurfaceTester(
      HStack(spacing: 0) {
        Spacer()
        Color.red.frame(width: 20, height: 20)
        Spacer()
      }, width: 220)
    let entry = try #require(tester.surface.snapshot().entries.first { $0.viewName == "Frame" })
    #expect(entry.frame.minX == 100)
  }
}
