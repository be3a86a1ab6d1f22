import AppSurface
import AppSurfaceTesting
import Testing

private struct Groups: View {
  var body: some View {
    Form {
      Section { Text("First") }
      Section {
        Toggle("Second", isOn: .constant(true))
        Toggle("Third", isOn: .constant(false))
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      .disabled(true)
      Section { Text("Fourth") }
    }
  }
}

@Suite struct SectionTests {
  private func rows() -> [LayoutSnapshot.Entry] {
    SurfaceTester(Groups()).surface.snapshot().entries.filter { $0.viewName == "ListRow" }
  }

  @Test func `a section that is changed as a whole keeps its rows`() throws {
    let snapshot = SurfaceTester(Groups()).surface.snapshot()
    #expect(rows().count == 4)
    let toggle = try #require(snapshot.entries.first { $0.role == .toggle })
    #expect(!toggle.isEnabled)
  }

  @Test func `sections without a heading stand apart too`() throws {
    let rows = rows()
    #expect(try #require(rows.first).frame.minY == 20)
    #expect(rows[3].frame.minY >= rows[2].frame.maxY + 20)
  }
}
