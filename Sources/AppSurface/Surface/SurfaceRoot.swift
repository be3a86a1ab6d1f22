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

/// The outermost element of a surface.
public final class RootElement: Element {
  public override var viewName: String { "Surface" }

  public override func layoutChildren() {
    for child in children { child.place(in: bounds) }
  }

  override func drawChildren(_ canvas: inout Canvas) {
    // A cover hides everything beneath it.
    let first = children.lastIndex { ($0 as? PresentationElement)?.coversAll ?? false } ?? 0
    for child in children[min(first, children.count)...] { child.drawTree(&canvas) }
  }
}

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
