import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct SliderTypeTests {
  @Test func `the element of a Slider is handed over`() {
    ViewTypeCase.leaf(.slider, .v1, "Slider") {
      Slider(value: .constant(0.5))
    }.check()
  }
}
