import AppSurface
import AppSurfaceTesting
import Testing

private struct Messages: View {
  @State private var count = 40

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        ForEach(0..<count) { number in Text("Message \(number)") }
      }
      .defaultScrollAnchor(.bottom)
      Button("Send") { count += 1 }
    }
  }
}

@Suite struct ScrollAnchorTests {
  @Test func `a view that is anchored below begins at its end and follows it`() {
    let tester = SurfaceTester(Messages())
    #expect(tester.visibleTexts.contains("Message 39"))
    #expect(!tester.visibleTexts.contains("Message 0"))
    tester.tap("Send")
    #expect(tester.visibleTexts.contains("Message 40"))
  }

  @Test func `it stays where the person scrolled it`() {
    let tester = SurfaceTester(Messages())
    tester.send(
      .wheel(WheelEvent(position: Point(x: 160, y: 200), delta: Point(x: 0, y: -10_000))))
    #expect(tester.visibleTexts.contains("Message 0"))
    tester.tap("Send")
    #expect(tester.visibleTexts.contains("Message 0"))
  }

  @Test func `it stays at its end while the room changes`() {
    let tester = SurfaceTester(Messages())
    tester.surface.configuration.size = Size(width: 200, height: 300)
    #expect(tester.visibleTexts.contains("Message 39"))
    tester.surface.configuration.size = Size(width: 400, height: 600)
    #expect(tester.visibleTexts.contains("Message 39"))
  }
}
