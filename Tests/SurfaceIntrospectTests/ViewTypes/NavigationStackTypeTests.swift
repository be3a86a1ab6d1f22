import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct NavigationStackTypeTests {
  @Test func `the element of a NavigationStack is handed over`() {
    ViewTypeCase.container(.navigationStack, .v1, "NavigationStack") { inside in
      NavigationStack { inside }
    }.check()
  }
}
