import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct FullScreenCoverTypeTests {
  @Test func `what is presented is handed over from inside`() {
    let test = ViewTypeCase(type: .fullScreenCover, version: .v1, viewName: "FullScreenCover") {
      ask, inside in
      AnyView(
        Text("Page").fullScreenCover(isPresented: .constant(true)) {
          VStack {
            ask(AnyView(Text("Content")))
            inside
          }
        })
    }
    test.check()
  }
}
