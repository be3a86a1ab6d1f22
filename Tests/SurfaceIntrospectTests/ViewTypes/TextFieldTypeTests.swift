import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct TextFieldTypeTests {
  @Test func `the element of a TextField is handed over`() {
    ViewTypeCase.leaf(.textField, .v1, "TextField") {
      TextField("Name", text: .constant(""))
    }.check()
  }

  @Test func `fields for something else are not found`() {
    let found = Found<TextFieldElement>()
    _ = SurfaceTester(
      VStack {
        SecureField("Password", text: .constant(""))
        TextField("Message", text: .constant(""), axis: .vertical)
        SearchField(text: .constant(""))
        TextEditor(text: .constant(""))
      }
      .introspect(.textField, on: .appSurface(.v1)) { found.elements.append($0) })
    #expect(found.elements.isEmpty)
  }
}
