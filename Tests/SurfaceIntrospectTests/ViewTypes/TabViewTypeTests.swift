import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct TabViewTypeTests {
  @Test func `the element of a TabView is handed over`() {
    ViewTypeCase.container(.tabView, .v1, "TabView") { inside in
      TabView { inside }
    }.check()
  }
}
