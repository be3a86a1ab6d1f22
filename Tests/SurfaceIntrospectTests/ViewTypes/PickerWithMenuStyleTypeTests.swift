import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct PickerWithMenuStyleTypeTests {
  @Test func `the element of a Picker in menu style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .menu), .v1, "Picker") {
      PickerSample(style: .menu)
    }.check()
  }

  @Test func `another style is not found`() {
    let found = Found<ButtonElement>()
    _ = SurfaceTester(
      PickerSample(style: .segmented)
        .introspect(.picker(style: .menu), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.isEmpty)
  }
}
