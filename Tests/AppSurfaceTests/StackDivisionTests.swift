import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct StackDivisionTests {
  @Test func `text in a stack inside a scrolling stack is not cut`() {
    let words = { (count: Int) in Array(repeating: "word", count: count).joined(separator: " ") }
    let tester = SurfaceTester(
      ScrollView {
        VStack {
          Color.red.aspectRatio(16 / 9, contentMode: .fit)
          VStack { ForEach([30, 10, 60, 20, 90], id: \.self) { Text(words($0)) } }
          VStack { ForEach([3, 1], id: \.self) { Text(words($0)) } }
        }
      })
    let texts = tester.surface.snapshot().entries.filter { $0.role == .text }
    #expect(texts.count == 7)
    #expect(texts.allSatisfy { !$0.isTruncated })
  }

  @Test func `a title grows less than text for reading`() {
    #expect(Font.body.scaled(forTextScale: 3.1).size == 17 * 3.1)
    #expect(Font.footnote.scaled(forTextScale: 0.8).size == 13 * 0.8)
    #expect(Font.largeTitle.scaled(forTextScale: 3.1).size < 34 * 1.8)
    #expect(Font.largeTitle.scaled(forTextScale: 3.1).size > Font.title.size * 1.8)
    #expect(Font.title.scaled(forTextScale: 1).size == 28)
  }
}
