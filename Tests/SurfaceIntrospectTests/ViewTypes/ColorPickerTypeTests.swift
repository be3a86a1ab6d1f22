import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ColorPickerTypeTests {
  @Test func `the element of a ColorPicker is handed over`() {
    ViewTypeCase.container(.colorPicker, .v1, "ColorPicker") { inside in
      ColorPicker(selection: .constant(.red)) { inside }
    }.check()
  }
}
