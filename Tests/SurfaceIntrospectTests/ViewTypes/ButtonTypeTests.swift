import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ButtonTypeTests {
  @Test func `the element of a Button is handed over`() {
    ViewTypeCase.container(.button, .v1, "Button") { inside in
      Button {
      } label: {
        inside
      }
    }.check()
  }
}
