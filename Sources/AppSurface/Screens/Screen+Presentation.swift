extension Screen {
  /// Shows a screen over this one and over whatever is already presented. A screen that stands
  /// somewhere already is not presented again.
  ///
  /// It is the outermost screen that presents, as in UIKit; for the styles of the current context the
  /// nearest screen around this one that defines such a context.
  public func present(_ screen: Screen, style: PresentationStyle = .pageSheet) {
    let context = style.isInContext ? nearest { $0.definesPresentationContext } : nil
    let presenter = (context ?? outermost).presentationTop
    guard screen.canBePresented, screen !== outermost.firstPresenter else { return }
    screen.presentationStyle = style
    screen.presentingScreen = presenter
    presenter.presentedScreen = screen
    presenter.presentationHosts.invalidate()
    presenter.firstInContext.presentationHosts.invalidate()
  }

  /// Dismisses what this screen or one around it presents, or the screen itself if there is nothing.
  public func dismiss() {
    if let presenter = nearest({ $0.presentedScreen != nil }) {
      presenter.dropPresented()
    } else {
      let outermost = outermost
      guard outermost.presentingScreen?.presentedScreen === outermost else { return }
      outermost.presentingScreen?.dropPresented()
    }
  }

  /// The screen around all containers: the root, or a presented screen.
  public var outermost: Screen {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }

  /// The screen on top: what is presented, else what a navigation or tabs show, else the screen
  /// itself, applied until nothing changes.
  public var topScreen: Screen {
    var screen = self
    while let next = screen.presentedScreen ?? screen.visibleChild { screen = next }
    return screen
  }

  /// Whether the screen stands nowhere yet.
  private var canBePresented: Bool { presentingScreen == nil && parent == nil }

  /// The nearest that fits of this screen and those around it.
  private func nearest(_ fits: (Screen) -> Bool) -> Screen? {
    var screen: Screen? = self
    while let current = screen, !fits(current) { screen = current.parent }
    return screen
  }

  /// The screen at the bottom of all that are presented over one another.
  private var firstPresenter: Screen {
    var screen = self
    while let presenter = screen.presentingScreen { screen = presenter.outermost }
    return screen
  }

  /// The screen at the bottom of all that are presented over one another in the same place.
  private var firstInContext: Screen {
    var screen = self
    while let presenter = screen.presentingScreen { screen = presenter }
    return screen
  }

  private var presentationTop: Screen {
    var screen = self
    while let presented = screen.presentedScreen { screen = presented }
    return screen
  }

  /// Those on top of what goes go first, so that each is told.
  private func dropPresented() {
    guard let screen = presentedScreen else { return }
    screen.dropPresented()
    presentedScreen = nil
    screen.presentingScreen = nil
    presentationHosts.invalidate()
    firstInContext.presentationHosts.invalidate()
    let onDismiss = screen.onDismiss
    screen.onDismiss = nil
    onDismiss?()
  }
}
