extension View {
  /// A margin of the same length on some edges; 16 points where none is given.
  @inlinable public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil)
    -> some View
  {
    let length = length ?? 16
    return padding(
      DirectionalEdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// A margin of the same length on all edges.
  @inlinable public consuming func padding(_ length: Double) -> some View { padding(.all, length) }

  /// A margin.
  @inlinable public consuming func padding(_ insets: DirectionalEdgeInsets) -> some View {
    Wrapped(self, .padding(insets))
  }

  /// A frame of fixed lengths; where none is given the content's own stays.
  @inlinable public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    Wrapped(self, .frame(width: width, height: height, alignment: alignment))
  }

  /// A frame of bounded lengths.
  @inlinable public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Wrapped(
      self,
      .frame(
        width: (minWidth, idealWidth, maxWidth), height: (minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// The view keeps its ideal size, whatever is offered.
  @inlinable public consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view keeps its ideal length on some axes, whatever is offered.
  @inlinable public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Wrapped(self, .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Stacks give room to views of higher priority first.
  @inlinable public consuming func layoutPriority(_ priority: Double) -> some View {
    Wrapped(self, .layoutPriority(priority))
  }

  /// The view in a fixed ratio of width to height; nil takes its own.
  @inlinable public consuming func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    Wrapped(self, .aspectRatio(ratio, contentMode))
  }

  /// The view reaches under the screen's edges where it touches them.
  @inlinable public consuming func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    Wrapped(self, .ignoresSafeArea(edges))
  }

  /// The view is drawn elsewhere than it stands.
  @inlinable public consuming func offset(x: Double = 0, y: Double = 0) -> some View {
    Wrapped(self, .offset(x: x, y: y))
  }
}
