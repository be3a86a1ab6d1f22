import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct StepperTypeTests {
  @Test func `the element of a Stepper is handed over`() {
    ViewTypeCase.leaf(.stepper, .v1, "Stepper") {
      Stepper("Count", value: .constant(1), in: 0...9)
    }.check()
  }
}
