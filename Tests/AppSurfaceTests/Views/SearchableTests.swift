import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct SearchableTests {
  private struct Towns: View {
    @State private var query = ""
    private let names = ["Harbor", "Mill", "Moor", "Quay"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) {
            Town(name: $0)
          }
        }
        .navigationTitle("Towns")
        .searchable(text: $query, prompt: "Find a town")
      }
    }
  }

  private struct Town: View {
    let name: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text(isSearching ? "found \(name)" : name) }
  }

  @Test func `what is typed in its field is searched for, and views inside know`() {
    let tester = SurfaceTester(Towns())
    #expect(tester.visibleTexts.contains("Quay"))
    tester.tap("Find a town")
    tester.type("Mo")
    #expect(tester.visibleTexts.suffix(1) == ["found Moor"])
  }

  @Test func `the content has what the field leaves`() throws {
    let entries = SurfaceTester(Towns()).surface.snapshot().entries
    let list = try #require(entries.first { $0.role == .list })
    let field = try #require(entries.first { $0.role == .searchField })
    #expect(field.frame.maxY + 8 == list.frame.minY)
    #expect(list.frame.maxY == 480)
    #expect(entries.contains { $0.viewName == "Searchable" })
  }
}
