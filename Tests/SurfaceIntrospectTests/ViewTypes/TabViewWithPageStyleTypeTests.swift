import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct TabViewWithPageStyleTypeTests {
  @Test func `the element of a TabView in page style is handed over`() {
    ViewTypeCase.container(.tabView(style: .page), .v1, "PageView") { inside in
      TabView { inside }.tabViewStyle(.page)
    }.check()
  }
}
