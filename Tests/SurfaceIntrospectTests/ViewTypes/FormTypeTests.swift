import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct FormTypeTests {
  @Test func `the element of a Form is handed over`() {
    ViewTypeCase.container(.form, .v1, "Form") { inside in
      Form { inside }
    }.check()
  }

  @Test(arguments: [FormStyle]([.grouped, .columns]))
  func `in a style it is found, in another it is not`(style: FormStyle) {
    for other in FormStyle.allCases {
      let found = Found<ListElement>()
      _ = SurfaceTester(
        Form { Text("Row") }.formStyle(other)
          .introspect(.form(style: style), on: .appSurface(.v1)) { found.elements.append($0) })
      // What is automatic is one of the others.
      if other != .automatic {
        #expect(found.elements.count == (style == other ? 1 : 0), "\(style) in \(other)")
      }
    }
  }

  @Test func `the usual style is found by the name of what it is`() {
    let found = Found<ListElement>()
    _ = SurfaceTester(
      Form { Text("Row") }
        .introspect(.form(style: .grouped), on: .appSurface(.v1)) { found.elements.append($0) }
        .introspect(.form(style: .automatic), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.count == 2)
  }
}
