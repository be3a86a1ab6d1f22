import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct ProgressViewTypeTests {
  @Test func `the element of a ProgressView is handed over`() {
    ViewTypeCase.leaf(.progressView, .v1, "ProgressView") {
      ProgressView("Loading", value: 0.5)
    }.check()
  }
}
