import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct PickerWithWheelStyleTypeTests {
  @Test func `the element of a Picker in wheel style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .wheel), .v1, "Picker") {
      PickerSample(style: .wheel)
    }.check()
  }

  @Test func `another style is not found`() {
    let found = Found<WheelPickerElement>()
    _ = SurfaceTester(
      PickerSample(style: .menu)
        .introspect(.picker(style: .wheel), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.isEmpty)
  }
}
