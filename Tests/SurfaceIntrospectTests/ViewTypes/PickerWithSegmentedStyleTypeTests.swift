import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct PickerWithSegmentedStyleTypeTests {
  @Test func `the element of a Picker in segmented style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .segmented), .v1, "Picker") {
      PickerSample(style: .segmented)
    }.check()
  }

  @Test func `the element of a Picker in palette style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .palette), .v1, "Picker") {
      PickerSample(style: .palette)
    }.check()
  }

  @Test func `another style is not found`() {
    let found = Found<SegmentedElement>()
    _ = SurfaceTester(
      PickerSample(style: .menu)
        .introspect(.picker(style: .segmented), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.isEmpty)
  }
}
