/// A presented screen with the card, bubble or cover that it stands on.
struct PresentedScreen: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) {
    screen.dependents.insert(context.node)
    if let handedDown = context.surface.environment(for: screen) {
      context.environment = handedDown.handedDown
    }
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

extension EnvironmentValues {
  /// What a view hands down to what it presents: all but where it stands itself.
  fileprivate var handedDown: EnvironmentValues {
    var values = self
    values.weakNavigation = WeakNavigation(model: nil)
    values.barLead = nil
    values.isInSidebar = false
    values.isInRow = false
    values.tabViewStyle = .automatic
    values.font = nil
    values.foreground = .primary
    values.lineLimit = nil
    values.multilineTextAlignment = .leading
    return values
  }
}

/// The handle at the top of a sheet with several heights.
struct SheetGrabber: PrimitiveView {
  let screen: Screen

  func _evaluate(_ context: inout ViewContext) { context.element(SheetGrabberElement()) }
}
