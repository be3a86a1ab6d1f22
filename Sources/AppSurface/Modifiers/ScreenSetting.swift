/// Sets something of the screen around a view whenever the view is evaluated.
struct ScreenSetting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let set: (Screen) -> Void

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    ScreenSetting<AnyView>(base: content, set: set)
  }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive, let screen = context.environment.screen { set(screen) }
    context.add(base)
  }
}
