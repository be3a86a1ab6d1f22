/// Sets something of the screen around a view whenever the view is evaluated.
struct ScreenSetting<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let set: (Screen) -> Void

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive, let screen = context.environment.screen { set(screen) }
    context.add(base)
  }
}
