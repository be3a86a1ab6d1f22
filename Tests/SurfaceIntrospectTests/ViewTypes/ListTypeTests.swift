import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ListTypeTests {
  @Test func `the element of a List is handed over`() {
    ViewTypeCase.container(.list, .v1, "List") { inside in
      List { inside }
    }.check()
  }
}
