import AppSurface
import AppSurfaceTesting
@_spi(Advanced) import SurfaceIntrospect
import Testing

@Suite struct ScopeTests {
  @Test func `each view type looks where its view usually stands`() {
    func expect(_ type: some IntrospectableViewType, _ scope: IntrospectionScope) {
      #expect(type.scope == scope, "\(type)")
    }
    expect(.listCell, .ancestor)
    expect(.sheet, .ancestor)
    expect(.fullScreenCover, .ancestor)
    expect(.popover, .ancestor)
    expect(.screen, [.receiver, .ancestor])
    expect(.text, .receiver)
    expect(.list, .receiver)
    expect(.section, .receiver)
    expect(.scrollView, .receiver)
    expect(.textField(axis: .vertical), .receiver)
    expect(.navigationStack, .receiver)
    expect(.tabView(style: .page), .receiver)
    expect(.pageControl, .receiver)
    expect(.surface, .receiver)
    expect(.view, .receiver)
  }

  /// The tags of the scroll views that are found around and inside a view, in a scope.
  private func found(
    _ scope: IntrospectionScope, around: Int, inside: Int
  ) -> [String] {
    var found: [String] = []
    func nest(_ view: AnyView, _ count: Int, _ name: String) -> AnyView {
      (0..<count).reduce(view) { view, index in
        AnyView(ScrollView { view }.accessibilityLabel("\(name) \(index)"))
      }
    }
    let bearer = nest(AnyView(Text("A")), inside, "inside")
      .introspect(.scrollView, on: .appSurface(.v1), scope: scope) {
        found.append($0.label ?? "?")
      }
    _ = SurfaceTester(nest(AnyView(bearer), around, "around"))
    return found
  }

  @Test func `the receiver gives the first in tree order, the ancestors the nearest`() {
    let table: [(IntrospectionScope, Int, Int, [String])] = [
      (.receiver, 0, 0, []), (.receiver, 2, 0, []), (.receiver, 0, 2, ["inside 1"]),
      (.receiver, 2, 2, ["inside 1"]),
      (.ancestor, 0, 0, []), (.ancestor, 0, 2, []), (.ancestor, 2, 0, ["around 0"]),
      (.ancestor, 2, 2, ["around 0"]),
      ([.receiver, .ancestor], 2, 2, ["inside 1"]), ([.receiver, .ancestor], 2, 0, ["around 0"]),
      ([.receiver, .ancestor], 0, 0, []), ([], 2, 2, []),
    ]
    for (scope, around, inside, expected) in table {
      #expect(
        found(scope, around: around, inside: inside) == expected,
        "\(scope) with \(around) around and \(inside) inside")
    }
  }

  @Test func `asking from inside the view has no effect at the receiver`() {
    let found = Found<ListElement>()
    _ = SurfaceTester(
      List {
        Text("A").introspect(.list, on: .appSurface(.v1)) { found.elements.append($0) }
      })
    #expect(found.elements.isEmpty)
  }

  @Test func `what lies beside the view is not found`() {
    let found = Found<ScrollElement>()
    _ = SurfaceTester(
      VStack {
        ScrollView {}
        Text("A").introspect(.scrollView, on: .appSurface(.v1)) { found.elements.append($0) }
        ScrollView {}
      })
    #expect(found.elements.isEmpty)
  }
}
