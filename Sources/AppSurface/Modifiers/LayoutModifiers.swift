extension View {
  /// A margin of the same length on some edges; 16 points where none is given.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return padding(
      DirectionalEdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// A margin of the same length on all edges.
  public consuming func padding(_ length: Double) -> some View { padding(.all, length) }

  /// A margin.
  public consuming func padding(_ insets: DirectionalEdgeInsets) -> some View {
    wrapped(PaddingElement()) { element, _ in
      element.insets = DirectionalEdgeInsets(
        top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
        trailing: finite(insets.trailing))
    }
  }

  /// A frame of fixed lengths; where none is given the content's own stays.
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(FrameElement()) { element, _ in
      element.width = FrameElement.Lengths(fixed: width.map(sane))
      element.height = FrameElement.Lengths(fixed: height.map(sane))
      element.alignment = alignment
    }
  }

  /// A frame of bounded lengths.
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(FrameElement()) { element, _ in
      element.width = FrameElement.Lengths(
        min: minWidth.map(sane), ideal: idealWidth.map(sane), max: maxWidth.map(bound))
      element.height = FrameElement.Lengths(
        min: minHeight.map(sane), ideal: idealHeight.map(sane), max: maxHeight.map(bound))
      element.alignment = alignment
    }
  }

  /// The view keeps its ideal size, whatever is offered.
  public consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view keeps its ideal length on some axes, whatever is offered.
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapped(FixedSizeElement()) { element, _ in element.axes = axes }
  }

  /// Stacks give room to views of higher priority first.
  public consuming func layoutPriority(_ priority: Double) -> some View {
    wrapped(ZStackElement()) { element, _ in
      element.givenPriority = priority.isNaN ? 0 : priority
    }
  }

  /// The view in a fixed ratio of width to height; nil takes its own.
  public consuming func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    wrapped(AspectRatioElement()) { element, _ in
      element.ratio = ratio
      element.mode = contentMode
    }
  }

  /// The view reaches under the screen's edges where it touches them.
  public consuming func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    wrapped(IgnoresSafeAreaElement()) { element, _ in element.edges = edges }
  }

  /// The view is drawn elsewhere than it stands.
  public consuming func offset(x: Double = 0, y: Double = 0) -> some View {
    wrapped(OffsetElement()) { element, _ in
      element.offset = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
  }
}

private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

/// A length that layout can work with.
private func sane(_ length: Double) -> Double {
  length.isFinite ? min(1_000_000, max(0, length)) : 0
}

/// An upper bound that layout can work with; it may be infinite.
private func bound(_ length: Double) -> Double { length == .infinity ? length : sane(length) }
