/// A part of something larger, moved by wheel, drag and keys.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A scroll view of the closure's views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(ScrollElement()) { element in
      element.axes = axes
      element.showsIndicators = showsIndicators
    }
    if axes == .horizontal {
      context.add(HStack { content })
    } else {
      context.add(VStack { content })
    }
  }
}
