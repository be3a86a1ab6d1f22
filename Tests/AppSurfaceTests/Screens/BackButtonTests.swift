import AppSurface
import AppSurfaceTesting
import Testing

/// The way back in the bar of a navigation.
@Suite struct BackButtonTests {
  private struct Pages: View {
    let title: String
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle("Harbour")
          .navigationDestination(for: Int.self) { _ in Text("Page").navigationTitle(title) }
      }
    }
  }

  /// In a bar of 320 points a title of n characters leaves 140 - 4.25 n on either side; the arrow
  /// takes 22.55, “Harbour” 59.5 and “Back” 34.
  @Test func `it tells where to as far as there is room, and is never cut`() throws {
    for (length, shown) in [
      (2, "Harbour"), (13, "Harbour"), (14, "Back"), (19, "Back"), (20, nil), (26, nil), (90, nil),
    ] {
      for direction in LayoutDirection.allCases {
        let tester = SurfaceTester(
          screen: HostingScreen(rootView: Pages(title: String(repeating: "x", count: length))),
          configuration: SurfaceConfiguration(
            size: Size(width: 320, height: 480), scale: 2, layoutDirection: direction))
        let entries = tester.surface.snapshot().entries
        let button = try #require(entries.first { $0.role == .button })
        let texts = entries.filter { $0.role == .text && button.frame.contains($0.frame.center) }
        #expect(button.label == "Back to Harbour")
        #expect(texts.compactMap(\.label) == [shown].compactMap(\.self), "\(length)")
        #expect(!texts.contains { $0.isTruncated || $0.isSqueezed }, "\(length)")
        let arrow = entries.contains { $0.role == .image && !$0.frame.isEmpty }
        #expect(arrow, "\(length): no arrow")
        tester.tap("Back to Harbour")
        tester.advance(by: .seconds(1))
        #expect(tester.visibleTexts.contains("Root"))
      }
    }
  }
}
