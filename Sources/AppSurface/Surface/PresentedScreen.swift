/// A presented screen with the card, bubble or cover that it stands on.
struct PresentedScreen: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) {
    screen.dependents.insert(context.node)
    let (screen, palette) = (screen, context.environment.palette)
    let style = screen.presentationStyle.adapted(to: context.environment.horizontalSizeClass)
    switch style {
    case .pageSheet, .formSheet:
      context.element(SheetElement()) { element in
        element.take(screen, style, palette)
        element.setDetents(screen.detents, selected: screen.selectedDetent)
      }
    case .popover: context.element(PopoverElement()) { $0.take(screen, style, palette) }
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      context.element(CoverElement()) { $0.take(screen, style, palette) }
    }
    context.add(ScreenView(screen), key: .id(ObjectIdentifier(screen)))
    if style == .pageSheet || style == .formSheet, screen.detents.count > 1 {
      context.add(SheetGrabber(screen: screen), key: .id("grabber"))
    }
  }
}

/// The handle at the top of a sheet with several heights.
struct SheetGrabber: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) { context.element(SheetGrabberElement()) }
}
