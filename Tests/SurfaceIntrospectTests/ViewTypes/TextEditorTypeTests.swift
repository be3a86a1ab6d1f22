import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct TextEditorTypeTests {
  @Test func `the element of a TextEditor is handed over`() {
    ViewTypeCase.leaf(.textEditor, .v1, "TextEditor") {
      TextEditor(text: .constant(""))
    }.check()
  }
}
