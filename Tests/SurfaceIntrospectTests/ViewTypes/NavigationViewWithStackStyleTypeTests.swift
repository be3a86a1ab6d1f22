import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct NavigationViewWithStackStyleTypeTests {
  @Test func `the element of a NavigationView is handed over`() {
    ViewTypeCase.container(.navigationView(style: .stack), .v1, "NavigationStack") { inside in
      NavigationView { inside }
    }.check()
  }
}
