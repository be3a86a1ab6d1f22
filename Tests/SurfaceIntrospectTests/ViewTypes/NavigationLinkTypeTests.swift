import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct NavigationLinkTypeTests {
  @Test func `the element of a NavigationLink is handed over`() {
    ViewTypeCase.container(.navigationLink, .v1, "NavigationLink") { inside in
      NavigationLink(value: 1) { inside }
    }.check()
  }
}
