import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@Suite struct ViewTypeTests {
  @Test func `the first element of any view is handed over`() {
    ViewTypeCase.container(.view, .v1, nil) { inside in
      HStack { inside }
    }.check()
  }

  @Test func `each view of the kit has an element to hand over, and it is never a follower`() {
    let views: [AnyView] = [
      AnyView(Color.red), AnyView(Divider()), AnyView(Spacer()), AnyView(Circle()),
      AnyView(VStack {}), AnyView(HStack {}), AnyView(ZStack {}),
      AnyView(LazyVGrid(columns: [GridItem()]) {}), AnyView(GeometryReader { _ in EmptyView() }),
      AnyView(Label("A", systemImage: "star")), AnyView(Text("A").padding()),
    ]
    for view in views {
      let found = Found<Element>()
      let tester = SurfaceTester(
        view.introspect(.view, on: .appSurface(.v1)) { found.elements.append($0) }
          .introspect(.view, on: .appSurface(.v1)) { found.elements.append($0) })
      let bare = SurfaceTester(view).surface.snapshot()
      #expect(found.elements.count == 2)
      #expect(found.elements.first === found.elements.last)
      #expect(tester.surface.snapshot() == bare)
    }
  }

  @Test func `a view that shows nothing has no element`() {
    let found = Found<Element>()
    _ = SurfaceTester(
      EmptyView().introspect(.view, on: .appSurface(.v1)) { found.elements.append($0) })
    #expect(found.elements.isEmpty)
  }
}
