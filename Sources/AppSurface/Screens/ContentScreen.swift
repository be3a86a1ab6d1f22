/// The kit's own host of a view that was given by another view: what each surface evaluated for it
/// stands on that surface.
final class ContentScreen: Screen {
  /// The content that the live surface evaluated last.
  private(set) var view: AnyView

  init(_ view: AnyView, declaration: SourceAddress?) {
    self.view = view
    super.init()
    self.declaration = declaration
  }

  override var hostedView: (any View)? { view }
  override var content: AnyView { view }

  /// Takes the content that a surface evaluated.
  func setContent(_ view: AnyView, on surface: Surface) {
    if surface.isLive { self.view = view }
    surface.setContent(view, for: self)
  }
}
