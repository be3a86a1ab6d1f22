import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ListCellTypeTests {
  @Test func `the row around a view is handed over`() {
    ViewTypeCase(type: .listCell, version: .v1, viewName: "ListRow") { ask, inside in
      AnyView(
        List {
          ask(AnyView(Text("A"))).overlay { inside }
        }
        .frame(height: 200))
    }.check()
  }

  @Test func `three rows give three cells`() {
    let found = Found<RowElement>()
    let tester = SurfaceTester(
      List {
        ForEach(0..<3) { number in
          Text("Row \(number)").introspect(.listCell, on: .appSurface(.v1)) {
            found.elements.append($0)
          }
        }
      })
    let expected = tester.surface.rootElement.map { rows(in: $0) } ?? []
    #expect(expected.count == 3)
    #expect(areSame(found.elements, expected))
  }

  @Test func `a change to a whole ForEach is made for each of its rows`() {
    let found = Found<RowElement>()
    let tester = SurfaceTester(
      List {
        ForEach(0..<3) { Text("Row \($0)") }
          .introspect(.listCell, on: .appSurface(.v1)) { found.elements.append($0) }
      })
    #expect(areSame(found.elements, tester.surface.rootElement.map { rows(in: $0) } ?? []))
  }

  private func rows(in element: Element) -> [RowElement] {
    (element as? RowElement).map { [$0] } ?? element.children.flatMap { rows(in: $0) }
  }
}
