extension View {
  /// Says something of the view to those who watch the surface, while the view shows on the live
  /// one; see ``Surface/marks``. Layout and drawing are the same without it.
  public consuming func surfaceMark(_ value: some Hashable) -> some View {
    Marked(base: self, value: AnyHashable(value))
  }
}

struct Marked<Content: View>: PrimitiveView, ModifiedView {
  let base: Content
  let value: AnyHashable

  var content: any View { base }
  var isForEachItem: Bool { false }

  func applied(to content: AnyView) -> any View {
    Marked<AnyView>(base: content, value: value)
  }

  func _evaluate(_ context: inout ViewContext) {
    if context.surface.isLive { mark(in: context) }
    context.add(base)
  }

  private func mark(in context: ViewContext) {
    let (value, surface) = (value, context.surface)
    let entry = Appearances.entry(in: context)
    surface.change(value, owner: entry)
    entry.onAppear = { [weak surface, unowned entry] in
      surface?.add(value, entry.screen, owner: entry)
    }
    entry.onDisappear = { [weak surface, unowned entry] in
      surface?.removeMark(of: entry)
    }
  }
}
