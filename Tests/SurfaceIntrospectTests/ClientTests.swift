import AppSurface
import AppSurfaceTesting
import IntrospectClient
@_spi(Advanced) import SurfaceIntrospect
import Testing

@Suite struct ClientTests {
  @Test func `another module defines a view type with public and advanced names`() {
    var found: [String] = []
    let tester = SurfaceTester(CardBoard { found.append("\($0): \($1)") })
    #expect(
      Set(found) == [
        "from inside: outer", "the inner: inner", "the outer: outer", "kept before: nothing",
        "kept: outer", "the one beside: beside",
      ])
    found = []
    tester.surface.configuration.colorScheme = .dark
    tester.surface.update()
    #expect(found.contains("kept before: outer"), "the handle outlives an evaluation")
  }

  @Test func `a weak handle owns nothing`() {
    weak var element: Element?
    var handle = Weak<Element>()
    do {
      let surface = SurfaceTester(Text("A")).surface
      element = surface.rootElement
      handle = Weak(wrappedValue: element)
      #expect(handle.wrappedValue != nil)
    }
    #expect(element == nil)
    #expect(handle.wrappedValue == nil)
  }
}
