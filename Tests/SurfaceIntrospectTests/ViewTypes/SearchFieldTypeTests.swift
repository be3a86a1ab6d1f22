import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct SearchFieldTypeTests {
  @Test func `the element of a SearchField is handed over`() {
    ViewTypeCase.leaf(.searchField, .v1, "SearchField") {
      SearchField(text: .constant(""))
    }.check()
  }
}
