/// What a navigation screen shows: the screen on top beneath a bar.
struct NavigationContainer: PrimitiveView {
  let screen: NavigationScreen

  func _evaluate(_ context: inout ViewContext) {
    let palette = context.environment.palette
    let lead = context.environment.barLead
    context.element(NavigationElement()) { element in
      element.screen = screen
      element.palette = palette
    }
    if let visible = screen.visibleScreen {
      visible.dependents.insert(context.node)
      if showsBar(over: visible) {
        let previous = screen.screens.dropLast().last
        context.add(
          NavigationBar(
            title: visible.title ?? "", lead: previous == nil ? lead : nil,
            backTitle: previous.map { $0.title ?? "Back" }, toolbar: visible.toolbar,
            palette: palette, pop: { [weak screen] in screen?.pop() }),
          key: .id("bar"))
        context.environment.barLead = nil
      }
    }
    for shown in screen.screens {
      context.add(ScreenView(shown), key: .id(ObjectIdentifier(shown)))
    }
  }

  /// A column of a split leaves the bar to a navigation that fills it.
  private func showsBar(over visible: Screen) -> Bool {
    !(screen.parent is SplitScreen) || screen.screens.count > 1
      || !(visible.visibleChild is NavigationScreen)
  }
}
