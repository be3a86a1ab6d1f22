/// A stack of screens that grows as links are pressed, with a bar that leads back.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let path: NavigationPathBinding?
  private let root: Root
  private let declaration: SourceAddress

  /// A stack that keeps its own path.
  public init(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder root: () -> Root
  ) {
    path = nil
    self.root = root()
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// A stack whose path is the app's: one value for each screen above the root.
  public init<Value: Hashable>(
    path: Binding<[Value]>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder root: () -> Root
  ) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// A stack whose path is the app's, of values of any types.
  public init(
    path: Binding<NavigationPath>, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder root: () -> Root
  ) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.elements },
      set: { path.wrappedValue = NavigationPath($0) })
    self.root = root()
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let model = context.node.identity.slot(-1) { NavigationModel() }
    let surface = context.surface
    model.dependents.insert(context.node)
    // The path is followed after the update; it is read here to be told when it changes.
    _ = path?.get()
    context.host(model.screen)
    context.environment.weakNavigation = WeakNavigation(model: model)
    model.setRoot(model.decorated(AnyView(root)), declaration: declaration, on: surface)
    if surface.isLive {
      model.binding = path
      surface.afterUpdate { model.synchronize() }
    }
    context.add(ScreenView(model.screen))
  }
}
