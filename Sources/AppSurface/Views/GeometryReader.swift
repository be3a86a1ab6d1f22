/// A view that is made of what it knows of its own size.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Makes the content from the room it has.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let content = content
    context.keepsChildren = true
    context.element(GeometryElement()) { element in
      element.make = { AnyView(content($0)) }
      element.generation += 1
      element.setNeedsPlacement()
    }
  }
}
