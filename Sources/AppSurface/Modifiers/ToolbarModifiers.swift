/// What stands at the trailing end of a navigation bar: one screen's controls, shared by all
/// surfaces that show it.
final class ToolbarItems {
  private(set) var content: AnyView?
  /// The places in bars that show the content.
  let dependents = Dependents()

  func setContent(_ view: AnyView) {
    content = view
    dependents.invalidate()
  }
}

extension View {
  /// Controls at the trailing end of the navigation bar, for the screen around this view.
  public consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return ScreenSetting(base: self) { screen in
      let isNew = screen.toolbar.content == nil
      screen.toolbar.setContent(content)
      if isNew { screen.appearanceChanged() }
    }
  }
}

/// The controls of a screen, as the bar shows them.
struct ToolbarContent: PrimitiveView {
  let items: ToolbarItems

  func _evaluate(_ context: inout ViewContext) {
    items.dependents.insert(context.node)
    context.element(StackElement()) { element in
      element.axis = .horizontal
      element.spacing = 16
    }
    if let content = items.content { context.add(content) }
  }
}
