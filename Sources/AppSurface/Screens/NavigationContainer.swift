/// What a navigation screen shows: the screen on top beneath a bar.
struct NavigationContainer: PrimitiveView {
  let screen: NavigationScreen

  func _evaluate(_ context: inout ViewContext) {
    let palette = context.environment.palette
    context.element(NavigationElement())
    if let visible = screen.visibleScreen {
      visible.dependents.insert(context.node)
      let previous = screen.screens.dropLast().last
      context.add(
        NavigationBar(
          title: visible.title ?? "", backTitle: previous.map { $0.title ?? "Back" },
          toolbar: visible.toolbar, palette: palette, pop: { [weak screen] in screen?.pop() }),
        key: .id("bar"))
    }
    for shown in screen.screens {
      context.add(ScreenView(shown), key: .id(ObjectIdentifier(shown)))
    }
  }
}
