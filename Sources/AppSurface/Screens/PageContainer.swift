/// What a page screen shows: the chosen page, the one that a swipe brings, and the dots.
struct PageContainer: PrimitiveView {
  let screen: PageScreen

  func _evaluate(_ context: inout ViewContext) {
    let memory = VisitedScreens.memory(of: context.node)
    let shown = [screen.visibleChild, screen.incomingChild].compactMap { $0 }
    context.element(PageElement(screen: screen)) { element in
      element.screen = screen
      element.order = screen.pages.map { ObjectIdentifier($0) }
      element.selected = screen.selectedIndex
    }
    for page in memory.visit(shown, of: screen.pages) {
      context.add(ScreenView(page), key: .id(ObjectIdentifier(page)))
    }
    if screen.showsIndex { context.add(PageControl(screen: screen), key: .id("control")) }
  }
}

/// The dots of a page screen.
struct PageControl: PrimitiveView {
  let screen: PageScreen

  func _evaluate(_ context: inout ViewContext) {
    context.element(PageControlElement()) { element in
      element.count = screen.pages.count
      element.selected = screen.selectedIndex
      element.choose = { [weak screen] in screen?.choose($0) }
    }
  }
}

/// The screens of a container that have been shown on a surface: they keep their elements.
final class VisitedScreens {
  private var visited: Set<ObjectIdentifier> = []

  static func memory(of node: ViewNode) -> VisitedScreens {
    let memory = node.memory as? VisitedScreens ?? VisitedScreens()
    node.memory = memory
    return memory
  }

  /// Those of all screens that show or have shown.
  func visit(_ shown: [Screen], of all: [Screen]) -> [Screen] {
    visited.formUnion(shown.map { ObjectIdentifier($0) })
    visited.formIntersection(all.map { ObjectIdentifier($0) })
    return all.filter { visited.contains(ObjectIdentifier($0)) }
  }
}
