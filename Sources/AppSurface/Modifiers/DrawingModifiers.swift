extension View {
  /// Something behind the view, in the view's size.
  public consuming func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder _ background: () -> Background
  ) -> some View {
    Decorated(
      content: self, decoration: background(), side: .behind, alignment: alignment)
  }

  /// Something behind the view, in the view's size.
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// A paint behind the view that reaches under the screen's edges.
  public consuming func background(
    _ paint: Paint, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { paint.ignoresSafeArea(edges: edges) }
  }

  /// A colour behind the view that reaches under the screen's edges.
  public consuming func background(
    _ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { color.ignoresSafeArea(edges: edges) }
  }

  /// A filled outline behind the view.
  public consuming func background<S: Shape>(_ paint: Paint, in shape: S) -> some View {
    background { shape.fill(paint) }
  }

  /// A filled outline behind the view.
  public consuming func background<S: Shape>(_ color: Color, in shape: S) -> some View {
    background { shape.fill(color) }
  }

  /// Something before the view, in the view's size.
  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder _ overlay: () -> Overlay
  ) -> some View {
    Decorated(content: self, decoration: overlay(), side: .before, alignment: alignment)
  }

  /// The view is cut at its edges.
  @inlinable public consuming func clipped() -> some View { Wrapped(self, .clip(radius: 0)) }

  /// The view is cut by an outline. What fills it exactly, a colour or a picture, is rounded;
  /// everything else is cut at the outline's rectangle.
  public consuming func clipShape<S: Shape>(_ shape: S) -> some View {
    Wrapped(self, .clip(radius: shape.outline.radius(in: Size(width: 1e9, height: 1e9))))
  }

  /// The view is cut by rounded corners, as ``clipShape(_:)`` does it.
  public consuming func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The view is drawn more faintly.
  @inlinable public consuming func opacity(_ opacity: Double) -> some View {
    Wrapped(self, .opacity(opacity))
  }
}

extension Wrapping {
  @usableFromInline static func clip(radius: Double) -> Wrapping {
    Wrapping(ClipElement()) { $0.radius = radius }
  }

  @usableFromInline static func opacity(_ opacity: Double) -> Wrapping {
    let opacity = opacity.isFinite ? min(1, max(0, opacity)) : 1
    return Wrapping(OpacityElement()) { $0.opacity = opacity }
  }
}
