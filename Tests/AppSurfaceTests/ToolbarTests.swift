import AppSurface
import AppSurfaceTesting
import Testing

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count \(count)")
        NavigationLink("Further", value: 1)
      }
      .navigationTitle("Counting")
      .toolbar { Button("Add \(count)") { count += 1 } }
      .navigationDestination(for: Int.self) { _ in Text("Without a toolbar") }
    }
  }
}

@Suite struct ToolbarTests {
  @Test func `the controls of a screen stand in its bar and follow its state`() throws {
    let tester = SurfaceTester(Counting())
    #expect(tester.tap("Add 0"))
    #expect(tester.visibleTexts.contains("Count 1"))
    #expect(tester.tap("Add 1"))
    let button = try #require(tester.surface.element(labelled: "Add 2"))
    #expect(button.surfaceFrame.maxX == 308)
    #expect(button.surfaceFrame.maxY <= 48)
  }

  @Test func `a screen without controls shows none of those beneath it`() {
    let tester = SurfaceTester(Counting())
    tester.tap("Further")
    #expect(tester.visibleTexts.contains("Without a toolbar"))
    #expect(!tester.visibleTexts.contains("Add 0"))
  }
}
