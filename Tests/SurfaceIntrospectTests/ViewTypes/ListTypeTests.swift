import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ListTypeTests {
  @Test func `the element of a List is handed over`() {
    ViewTypeCase.container(.list, .v1, "List") { inside in
      List { inside }
    }.check()
  }

  @Test(arguments: [ListStyle]([.plain, .inset, .grouped, .insetGrouped, .sidebar]))
  func `in a style it is found, in another it is not`(style: ListStyle) {
    for other in ListStyle.allCases {
      let found = Found<ListElement>()
      _ = SurfaceTester(
        List { Text("Row") }.listStyle(other)
          .introspect(.list(style: style), on: .appSurface(.v1)) { found.elements.append($0) })
      // What is automatic is one of the others.
      if other != .automatic {
        #expect(found.elements.count == (style == other ? 1 : 0), "\(style) in \(other)")
      }
    }
  }

  @Test func `the usual style is found by the name of what it is`() {
    let found = Found<ListElement>()
    _ = SurfaceTester(
      List { Text("Row") }
        .introspect(.list(style: .plain), on: .appSurface(.v1)) { found.elements.append($0) }
        .introspect(.list(style: .automatic), on: .appSurface(.v1)) {
          found.elements.append($0)
        })
    #expect(found.elements.count == 2)
  }
}
