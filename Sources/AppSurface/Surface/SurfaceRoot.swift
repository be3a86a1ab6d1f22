/// The outermost view of a surface: the root screen and what it presents, each over the one before.
struct SurfaceRoot: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) {
    context.element(RootElement())
    var shown: Screen? = screen
    while let current = shown {
      // A presentation invalidates the screen that presents.
      current.dependents.insert(context.node)
      if current === screen {
        context.add(ScreenView(current), key: .id(ObjectIdentifier(current)))
      } else {
        context.add(PresentedScreen(screen: current), key: .id(ObjectIdentifier(current)))
      }
      shown = current.presentedScreen
    }
  }
}
