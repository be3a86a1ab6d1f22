import AppSurface
import AppSurfaceTesting
import Observation
import Testing

@Observable private final class Shown {
  var sheet = false
  var cover = false
}

private struct Both: View {
  @Bindable var shown: Shown

  var body: some View {
    Text("Beneath")
      .sheet(isPresented: $shown.sheet) { Text("In the sheet") }
      .fullScreenCover(isPresented: $shown.cover) { Text("In the cover") }
  }
}

@Suite struct PresentationTests {
  @Test func `a cover takes the place of a sheet in one step, and the other way round`() {
    let shown = Shown()
    let tester = SurfaceTester(Both(shown: shown))
    for _ in 0..<2 {
      (shown.sheet, shown.cover) = (true, false)
      tester.surface.update()
      #expect(shown.sheet)
      #expect(tester.visibleTexts.contains("In the sheet"))
      #expect(!tester.visibleTexts.contains("In the cover"))
      (shown.sheet, shown.cover) = (false, true)
      tester.surface.update()
      #expect(shown.cover)
      #expect(tester.visibleTexts.contains("In the cover"))
      #expect(!tester.visibleTexts.contains("In the sheet"))
    }
  }
}
