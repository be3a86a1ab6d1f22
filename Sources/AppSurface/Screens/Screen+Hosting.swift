extension ViewContext {
  /// Makes a container a child of the screen around this view, until the view goes.
  func host(_ container: Screen) {
    guard surface.isLive || container.parent == nil else { return }
    guard let screen = environment.screen else { return }
    screen.host(container)
    guard surface.isLive else { return }
    node.onUnmount = { [weak screen, weak container] in
      if let container { screen?.unhost(container) }
    }
  }
}
