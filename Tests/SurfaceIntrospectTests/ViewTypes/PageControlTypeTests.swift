import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct PageControlTypeTests {
  @Test func `the dots of pages are handed over`() {
    ViewTypeCase.container(.pageControl, .v1, "PageControl") { inside in
      TabView {
        VStack {
          Text("A")
          inside
        }
        Text("B")
      }
      .tabViewStyle(.page)
    }.check()
  }
}
