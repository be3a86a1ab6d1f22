import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct ItemTests {
  private func rows(_ view: some View) -> [String] {
    let tester = SurfaceTester(view, height: 2000)
    let entries = tester.surface.snapshot().entries
    return entries.compactMap { entry in
      guard entry.viewName == "ListRow" else { return nil }
      return entry.label ?? ""
    }
  }

  @Test func `the rows of a list are the views inside, whatever stands around them`() {
    #expect(
      rows(
        List {
          Text("a")
          Group {
            Text("b")
            Text("c")
          }
          .foregroundStyle(.secondary)
          ForEach(1..<3) { Text("\($0)") }.padding(2)
        }) == ["a", "b", "c", "1", "2"])
  }

  @Test func `a member of a collection may be several rows or a section`() {
    #expect(
      rows(
        List {
          ForEach(0..<2) { section in
            Section("S\(section)") {
              ForEach(0..<2) { Text("\(section).\($0)") }
            }
          }
        }) == ["0.0", "0.1", "1.0", "1.1"])
    #expect(
      rows(
        List {
          ForEach(0..<2) {
            Text("a\($0)")
            Text("b\($0)")
          }
        }) == ["a0", "b0", "a1", "b1"])
  }

  @Test func `sections keep their headings behind modifiers`() {
    let tester = SurfaceTester(
      List {
        Group {
          Section("First") { Text("a") }
          Section("Second") { Text("b") }
        }
        .disabled(false)
        .onAppear {}
      })
    #expect(tester.visibleTexts == ["First", "a", "Second", "b"])
  }

  @Test func `tags and tab items are found behind modifiers`() {
    struct Tabs: View {
      @State private var selection = "a"
      var body: some View {
        TabView(selection: $selection) {
          Text("A page").tabItem { Label("A", systemImage: "house") }.tag("a").onAppear {}
          Text("B page").tag("b").tabItem { Label("B", systemImage: "gear") }.padding()
        }
      }
    }
    let tester = SurfaceTester(Tabs())
    #expect(tester.tap("B"))
    #expect(tester.visibleTexts.contains("B page"))
  }
}
