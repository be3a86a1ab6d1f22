import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct TextTypeTests {
  @Test func `the element of a Text is handed over`() {
    ViewTypeCase.leaf(.text, .v1, "Text") {
      Text("A")
    }.check()
  }
}
