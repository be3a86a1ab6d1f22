import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct PickerWithInlineStyleTypeTests {
  @Test func `the element of a Picker in inline style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .inline), .v1, "Picker") {
      PickerSample(style: .inline)
    }.check()
  }

  @Test func `the element of a Picker in radioGroup style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .radioGroup), .v1, "Picker") {
      PickerSample(style: .radioGroup)
    }.check()
  }

  @Test func `the element of a Picker in navigationLink style is handed over`() {
    ViewTypeCase.leaf(.picker(style: .navigationLink), .v1, "Picker") {
      PickerSample(style: .navigationLink)
    }.check()
  }

  @Test func `another style is not found`() {
    let found = Found<PickerElement>()
    _ = SurfaceTester(
      PickerSample(style: .segmented)
        .introspect(.picker(style: .inline), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.isEmpty)
  }
}
