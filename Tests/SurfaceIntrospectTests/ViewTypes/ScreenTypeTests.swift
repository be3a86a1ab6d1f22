import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ScreenTypeTests {
  private final class Inner: Screen {
    let inside: AnyView
    init(_ inside: AnyView) { self.inside = inside }
    override var content: AnyView { inside }
  }

  @Test func `the screen that a view shows is handed over`() {
    ViewTypeCase.container(.screen, .v1, "Screen") { inside in
      ScreenView(Inner(inside))
    }.check()
  }

  @Test func `a view without a screen is handed the one around it`() {
    let found = Found<ScreenElement>()
    let tester = SurfaceTester(
      Text("A").introspect(.screen, on: .appSurface(.v1)) { found.elements.append($0) })
    #expect(found.elements.map { $0.screen === tester.surface.rootScreen } == [true])
  }
}
