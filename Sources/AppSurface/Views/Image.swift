/// A symbol or a picture.
public struct Image: PrimitiveView {
  private let source: ImageSource
  private var isResizable = false

  /// One of the kit's symbols, such as `chevron.right`, in the size and ink of the text around it.
  public init(systemName: String) { source = .symbol(name: systemName, weight: .medium) }

  /// One of the kit's symbols in a weight.
  public init(systemName: String, weight: Font.Weight) {
    source = .symbol(name: systemName, weight: weight)
  }

  /// A picture in memory, one point a pixel unless it is resizable.
  public init(_ bitmap: Bitmap) { source = .bitmap(bitmap) }

  /// The name of the symbol, where it is one.
  var symbolName: String? {
    if case .symbol(let name, _) = source { return name }
    return nil
  }

  /// The picture in whatever size is offered.
  public consuming func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(ImageElement()) { element in
      element.source = source
      element.isResizable = isResizable
      let font = (environment.font ?? .body).scaled(forTextScale: environment.textScale)
      element.symbolSize = font.size * 1.15
      element.tint =
        environment.isEnabled
        ? environment.foreground.color(in: environment) : environment.palette.tertiary
    }
  }
}
