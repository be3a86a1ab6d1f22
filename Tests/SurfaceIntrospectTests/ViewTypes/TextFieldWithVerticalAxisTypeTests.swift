import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct TextFieldWithVerticalAxisTypeTests {
  @Test func `the element of a TextField with a vertical axis is handed over`() {
    ViewTypeCase.leaf(.textField(axis: .vertical), .v1, "TextField") {
      TextField("Message", text: .constant(""), axis: .vertical)
    }.check()
  }
}
