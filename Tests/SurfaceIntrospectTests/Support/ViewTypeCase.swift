import AppSurface
import AppSurfaceTesting
import SurfaceIntrospect
import Testing

/// Bears the introspection under test.
typealias Ask = (AnyView) -> AnyView

/// A view type and how it is built, for what holds of every one.
struct ViewTypeCase<ViewType: IntrospectableViewType, Target: Element> {
  let type: ViewType
  let version: AppSurfaceViewVersion<ViewType, Target>
  /// The name that the elements handed over know their view by.
  let viewName: String?
  /// Builds the view with the introspection in its place and another view inside it.
  let make: (_ ask: @escaping Ask, _ inside: AnyView) -> AnyView
  /// Whether one can stand inside a row of a list.
  var standsInRow = true
  /// The width of the surface that shows it, in points.
  var width = 320.0
  /// A view without such an element.
  var other = AnyView(Divider())
  /// How often it comes and goes in the test of its life.
  var mounts = 1000

  /// A view that holds others.
  static func container(
    _ type: ViewType, _ version: AppSurfaceViewVersion<ViewType, Target>, _ viewName: String?,
    _ make: @escaping (AnyView) -> some View
  ) -> Self {
    Self(type: type, version: version, viewName: viewName) { ask, inside in
      ask(AnyView(make(inside)))
    }
  }

  /// A view that holds no others: another is laid over it.
  static func leaf(
    _ type: ViewType, _ version: AppSurfaceViewVersion<ViewType, Target>, _ viewName: String?,
    _ make: @escaping () -> some View
  ) -> Self {
    Self(type: type, version: version, viewName: viewName) { ask, inside in
      ask(AnyView(make().overlay { inside }))
    }
  }

  /// Bears an introspection of the type that notes what it is handed.
  func asking(_ found: Found<Target>) -> Ask {
    { view in
      AnyView(view.introspect(type, on: .appSurface(version)) { found.elements.append($0) })
    }
  }

  /// The view alone.
  func plain(_ found: Found<Target>) -> AnyView { make(asking(found), AnyView(EmptyView())) }

  private func expected(in element: Element) -> [Target] {
    let own = viewName == nil || element.viewName == viewName ? element as? Target : nil
    return (own.map { [$0] } ?? []) + element.children.flatMap { expected(in: $0) }
  }

  /// A surface that shows a view.
  func tester(_ view: some View) -> SurfaceTester {
    SurfaceTester(view, width: width, height: 600)
  }

  /// The elements of the tree that the type stands for, in tree order.
  func expected(on surface: Surface) -> [Target] {
    surface.rootElement.map { expected(in: $0) } ?? []
  }
}

/// What a closure was handed.
final class Found<Target: Element> {
  var elements: [Target] = []

  /// How many different ones there are: what is presented over a view may evaluate it again.
  var count: Int { Set(elements.map { ObjectIdentifier($0) }).count }
}

/// Whether two lists hold the same elements.
func areSame(_ left: [Element], _ right: [Element]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}
