import AppSurface
import SurfaceIntrospect
import Testing

@Suite struct PopoverTypeTests {
  @Test func `what is presented is handed over from inside`() {
    // Where there is no room a popover is a sheet.
    var test = ViewTypeCase(type: .popover, version: .v1, viewName: "Popover") { ask, inside in
      AnyView(
        Text("Page").popover(isPresented: .constant(true)) {
          VStack {
            ask(AnyView(Text("Content")))
            inside
          }
        })
    }
    test.width = 800
    test.check()
  }
}
