import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct SurfaceTypeTests {
  @Test func `the surface is handed over from anywhere`() {
    ViewTypeCase.container(.surface, .v1, "Surface") { inside in
      VStack { inside }
    }.check()
  }

  @Test func `a view that shows nothing knows its surface too`() {
    let found = Found<RootElement>()
    let tester = SurfaceTester(
      EmptyView().introspect(.surface, on: .appSurface(.v1)) { found.elements.append($0) })
    #expect(found.elements.count == 1 && found.elements.first === tester.surface.rootElement)
  }
}
