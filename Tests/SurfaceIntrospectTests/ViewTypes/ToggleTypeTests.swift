import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ToggleTypeTests {
  @Test func `the element of a Toggle is handed over`() {
    ViewTypeCase.container(.toggle, .v1, "Toggle") { inside in
      Toggle(isOn: .constant(true)) { inside }
    }.check()
  }

  @Test(arguments: [ToggleStyle]([.switch, .checkbox, .button]))
  func `in a style it is found, in another it is not`(style: ToggleStyle) {
    for other in ToggleStyle.allCases {
      let found = Found<ToggleElement>()
      _ = SurfaceTester(
        Toggle(isOn: .constant(true)) { Text("Row") }.toggleStyle(other)
          .introspect(.toggle(style: style), on: .appSurface(.v1)) { found.elements.append($0) })
      // What is automatic is one of the others.
      if other != .automatic {
        #expect(found.elements.count == (style == other ? 1 : 0), "\(style) in \(other)")
      }
    }
  }

  @Test func `the usual style is found by the name of what it is`() {
    let found = Found<ToggleElement>()
    _ = SurfaceTester(
      Toggle(isOn: .constant(true)) { Text("Row") }
        .introspect(.toggle(style: .switch), on: .appSurface(.v1)) { found.elements.append($0) }
        .introspect(.toggle(style: .automatic), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.count == 2)
  }
}
