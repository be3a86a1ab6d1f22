/// The outermost view of a surface: the root screen and what it presents, each over the one before.
struct SurfaceRoot: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) {
    context.element(RootElement())
    context.add(ScreenView(screen), key: .id(ObjectIdentifier(screen)))
    context.addPresented(by: screen)
  }
}

extension ViewContext {
  /// Adds what a screen presents, and what that presents in turn.
  mutating func addPresented(by screen: Screen) {
    screen.presentationHosts.insert(node)
    var shown = screen.presentedScreen
    while let current = shown {
      add(PresentedScreen(screen: current), key: .id(ObjectIdentifier(current)))
      shown = current.presentedScreen
    }
  }
}
