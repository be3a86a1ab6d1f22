import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SnapshotTests {
  private func entry(
    _ label: String, _ width: Double = 300, @ViewBuilder _ view: () -> some View
  ) throws -> LayoutSnapshot.Entry {
    let tester = SurfaceTester(view(), width: width, height: 200)
    return try #require(tester.surface.snapshot().entries.last { $0.label == label })
  }

  @Test func `it tells what was offered and what was wanted`() throws {
    let text = try entry("aaaa aaaa") { Text("aaaa aaaa").font20.padding(10) }
    #expect(text.proposal == ProposedSize(width: 280, height: 180))
    #expect(text.wanted == Size(width: 90, height: 24))
    #expect(!text.isSqueezed)
    let fixed = try entry("aaaa") { Text("aaaa").font20.fixedSize() }
    #expect(fixed.proposal == .unspecified)
  }

  private func isSqueezed(_ width: Double, @ViewBuilder _ view: () -> some View) -> Bool {
    SurfaceTester(view(), width: width, height: 200).surface.snapshot().entries
      .contains { $0.isSqueezed }
  }

  @Test func `what is given less than its least is squeezed, what fits is not`() {
    #expect(isSqueezed(80) { Box("b", 100, 20) })
    #expect(!isSqueezed(120) { Box("b", 100, 20) })
    #expect(isSqueezed(80) { Box("b").frame(minWidth: 90) })
    #expect(!isSqueezed(80) { Box("b").frame(minWidth: 20) })
    #expect(!isSqueezed(50) { Text("aaaa aaaa").font20 })
    #expect(isSqueezed(50) { Text("aa").font20.frame(height: 10) })
    #expect(!isSqueezed(50) { ScrollView { Box("b", 20, 900) } })
    #expect(!isSqueezed(50) { Box("b").aspectRatio(4, contentMode: .fill) })
    #expect(
      isSqueezed(100) {
        HStack {
          Box("a", 80, 10)
          Box("b", 80, 10)
        }
      })
  }

  @Test func `it tells which lines a text has and whether it was cut`() throws {
    let cut = try entry("aaaa bbbb cccc", 50) { Text("aaaa bbbb cccc").font20.lineLimit(2) }
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    for (mode, line) in [
      (TruncationMode.head, "…cccc"), (.middle, "aa…cc"), (.tail, "aaaa…"),
    ] {
      let entry = try entry("aaaa bbbb cccc", 50) {
        Text("aaaa bbbb cccc").font20.lineLimit(1).truncationMode(mode)
      }
      #expect(entry.lines.map(\.text) == [line])
    }
  }

  @Test func `it tells what cuts an element and where the pointer finds it`() throws {
    let tester = SurfaceTester(
      ScrollView { Button("Press") {}.padding(.top, 190) }, width: 300, height: 200)
    let entries = tester.surface.snapshot().entries
    let scroll = try #require(entries.first { $0.role == .scrollView })
    let button = try #require(entries.first { $0.role == .button })
    #expect(button.clip == scroll.frame)
    #expect(button.visible?.maxY == 200)
    #expect(button.frame.maxY > 200)
    #expect(button.hitArea?.contains(button.frame.center) == true)
    let free = try entry("a") { Box("a", 20, 20) }
    #expect(free.clip == nil)
    #expect(free.hitArea == nil)
  }
}
