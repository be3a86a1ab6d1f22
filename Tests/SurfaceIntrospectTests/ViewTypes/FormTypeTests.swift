import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct FormTypeTests {
  @Test func `the element of a Form is handed over`() {
    ViewTypeCase.container(.form, .v1, "Form") { inside in
      Form { inside }
    }.check()
  }
}
