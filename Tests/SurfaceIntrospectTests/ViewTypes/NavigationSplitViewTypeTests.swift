import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct NavigationSplitViewTypeTests {
  @Test func `the element of a NavigationSplitView is handed over`() {
    ViewTypeCase.container(.navigationSplitView, .v1, "NavigationSplitView") { inside in
      NavigationSplitView {
        inside
      } detail: {
        Text("Detail")
      }
    }.check()
  }
}
