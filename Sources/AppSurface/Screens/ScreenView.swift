/// A view that hosts a screen.
public struct ScreenView: PrimitiveView {
  private let screen: Screen

  /// Shows `screen` here.
  public init(_ screen: Screen) { self.screen = screen }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let node = context.node
    screen.hosts.insert(node)
    node.childIdentity = screen.identity
    context.environment.screen = screen
    // What is presented is another matter than what stands beneath it.
    if screen.parent == nil { context.environment.isEnabled = true }
    context.element(ScreenElement(screen: screen)) { $0.screen = screen }
    let content = context.surface.content(for: screen) ?? screen.content
    context.add(content, key: .id(ObjectIdentifier(screen)))
    if context.surface.isLive { context.surface.lifecycle.changed(screen) }
    // What an inner screen presents covers that screen alone.
    if screen.parent != nil { context.addPresented(by: screen) }
  }
}
