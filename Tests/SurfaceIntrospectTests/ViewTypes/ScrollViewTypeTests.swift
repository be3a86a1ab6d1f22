import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ScrollViewTypeTests {
  @Test func `the element of a ScrollView is handed over`() {
    ViewTypeCase.container(.scrollView, .v1, "ScrollView") { inside in
      ScrollView { inside }
    }.check()
  }
}
