import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

@testable import DebugMenu

/// Nothing but the closure can tell that a view bears an introspection.
@Suite struct InvisibleTests {
  private struct Page: View {
    let isAsking: Bool

    var body: some View {
      if isAsking {
        content
          .introspect(.view, on: .appSurface(.v1)) { _ in }
          .introspect(.list, on: .appSurface(.v1)) { _ in }
      } else {
        content
      }
    }

    private var content: some View {
      List {
        Section("Fields") {
          field("First")
          field("Second")
          Toggle("Quiet", isOn: .constant(true))
        }
        Button("Press") {}
      }
    }

    @ViewBuilder private func field(_ name: String) -> some View {
      if isAsking {
        TextField(name, text: .constant(""))
          .introspect(.textField, on: .appSurface(.v1)) { _ in }
          .introspect(.listCell, on: .appSurface(.v1)) { _ in }
      } else {
        TextField(name, text: .constant(""))
      }
    }
  }

  /// What has the keyboard after each press of Tab.
  private func focusOrder(_ tester: SurfaceTester) -> [String] {
    (0..<6).map { _ in
      tester.key(.tab)
      return tester.surface.focusedElement?.label ?? "nothing"
    }
  }

  @Test func `layout, the text tree, focus and hit testing are the same with and without`() {
    let with = SurfaceTester(Page(isAsking: true))
    let without = SurfaceTester(Page(isAsking: false))
    #expect(with.surface.followers.count == 6)
    #expect(with.surface.snapshot() == without.surface.snapshot())
    #expect(with.surface.drawList() == without.surface.drawList())
    #expect(focusOrder(with) == focusOrder(without))
    #expect(focusOrder(with).contains("First"))
    for y in stride(from: 5.0, to: 480, by: 10) {
      let point = Point(x: 100, y: y)
      #expect(
        with.surface.element(at: point)?.surfaceFrame
          == without.surface.element(at: point)?.surfaceFrame)
      #expect(
        with.pointer(.moved, point, isPressed: false)
          == without.pointer(.moved, point, isPressed: false))
    }
  }

  @Test func `screen names are those of the views`() {
    let bare = AnyView(Page(isAsking: false))
    let asked = AnyView(
      Page(isAsking: false).introspect(.list, on: .appSurface(.v1)) { _ in }.padding())
    #expect(HostedViewName.find(in: bare) == "InvisibleTests")
    #expect(HostedViewName.find(in: asked) == "InvisibleTests")
  }

  @Test func `on the view that presents it a sheet is not found`() {
    let (outside, inside) = (Found<SheetElement>(), Found<SheetElement>())
    _ = SurfaceTester(
      Text("Page")
        .sheet(isPresented: .constant(true)) {
          Text("Content").introspect(.sheet, on: .appSurface(.v1)) { inside.elements.append($0) }
        }
        .introspect(.sheet, on: .appSurface(.v1)) { outside.elements.append($0) })
    #expect(outside.elements.isEmpty && inside.count == 1)
  }
}
