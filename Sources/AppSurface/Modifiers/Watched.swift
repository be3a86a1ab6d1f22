struct Watched<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    Watched<AnyView>(base: content, onAppear: onAppear, onDisappear: onDisappear)
  }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive {
      Appearances.entry(in: context).update(onAppear, onDisappear)
    }
    context.add(base)
  }
}

extension Appearances.Entry {
  fileprivate func update(_ onAppear: @escaping () -> Void, _ onDisappear: @escaping () -> Void) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }
}

extension Appearances {
  /// The entry of the view at its place on the live surface, made at the first evaluation.
  static func entry(in context: ViewContext) -> Entry {
    if let entry = context.node.memory as? Entry { return entry }
    let entry = Entry(screen: context.environment.screen)
    let surface = context.surface
    context.node.memory = entry
    context.node.onUnmount = { [weak surface] in
      entry.isMounted = false
      surface?.afterUpdate {}
    }
    surface.appearances.add(entry)
    return entry
  }
}
