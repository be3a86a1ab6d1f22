import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct SheetTypeTests {
  @Test func `what is presented is handed over from inside`() {
    let test = ViewTypeCase(type: .sheet, version: .v1, viewName: "Sheet") { ask, inside in
      AnyView(
        Text("Page").sheet(isPresented: .constant(true)) {
          VStack {
            ask(AnyView(Text("Content")))
            inside
          }
        })
    }
    test.check()
  }
}
