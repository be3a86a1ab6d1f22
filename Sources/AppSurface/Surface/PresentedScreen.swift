/// A presented screen with the card or cover that it stands on.
struct PresentedScreen: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) {
    screen.dependents.insert(context.node)
    let (palette, style, detents) = (
      context.environment.palette, screen.presentationStyle, screen.detents
    )
    let screen = screen
    context.element(PresentationElement()) { element in
      element.screen = screen
      element.style = style
      element.palette = palette
      element.setDetents(detents)
    }
    context.add(ScreenView(screen), key: .id(ObjectIdentifier(screen)))
  }
}
