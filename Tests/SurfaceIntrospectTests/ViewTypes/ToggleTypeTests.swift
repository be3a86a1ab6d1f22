import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ToggleTypeTests {
  @Test func `the element of a Toggle is handed over`() {
    ViewTypeCase.container(.toggle, .v1, "Toggle") { inside in
      Toggle(isOn: .constant(true)) { inside }
    }.check()
  }
}
