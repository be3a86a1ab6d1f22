import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ImageTypeTests {
  @Test func `the element of an Image is handed over`() {
    ViewTypeCase.leaf(.image, .v1, "Image") {
      Image(systemName: "star")
    }.check()
  }
}
