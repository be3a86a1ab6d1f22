import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct SectionTypeTests {
  @Test func `the heading of a Section is handed over`() {
    ViewTypeCase.container(.section, .v1, "Section") { inside in
      Section("Heading") { inside }
    }.check()
  }

  @Test func `in a list the heading alone is asked, and each section's own`() {
    let (first, second) = (Found<SectionElement>(), Found<SectionElement>())
    let tester = SurfaceTester(
      List {
        Section("One") {
          Text("a")
          Text("b")
        }
        .introspect(.section, on: .appSurface(.v1)) { first.elements.append($0) }
        Section("Two") { Text("c") }
          .introspect(.section, on: .appSurface(.v1)) { second.elements.append($0) }
      })
    #expect(first.elements.map(\.label) == ["One"])
    #expect(second.elements.map(\.label) == ["Two"])
    #expect(tester.surface.followers.count == 2)
  }
}
