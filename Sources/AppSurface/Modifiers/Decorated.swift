struct Decorated<Content: View, Decoration: View>: PrimitiveView, ModifiedView {
  let base: Content
  let decoration: Decoration
  let side: DecoratedElement.Side
  let alignment: Alignment

  init(
    content: Content, decoration: Decoration, side: DecoratedElement.Side, alignment: Alignment
  ) {
    base = content
    self.decoration = decoration
    self.side = side
    self.alignment = alignment
  }

  var content: any View { base }

  func applied(to content: AnyView) -> any View {
    Decorated<AnyView, Decoration>(
      content: content, decoration: decoration, side: side, alignment: alignment)
  }

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    context.element(DecoratedElement()) { element in
      element.side = side
      element.alignment = alignment
    }
    // Each side is one element, whatever views it holds.
    let decoration = ZStack(alignment: alignment) { self.decoration }
    let content = ZStack { base }
    switch side {
    case .behind:
      context.add(decoration)
      context.add(content)
    case .before:
      context.add(content)
      context.add(decoration)
    }
  }
}
