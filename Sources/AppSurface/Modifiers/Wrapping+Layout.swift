extension Wrapping {
  @usableFromInline static func padding(_ insets: DirectionalEdgeInsets) -> Wrapping {
    let finite = DirectionalEdgeInsets(
      top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
      trailing: finite(insets.trailing))
    return Wrapping(PaddingElement()) { $0.insets = finite }
  }

  @usableFromInline
  static func frame(width: Double?, height: Double?, alignment: Alignment) -> Wrapping {
    Wrapping(FrameElement()) { element in
      element.width = FrameElement.Lengths(fixed: width.map(sane))
      element.height = FrameElement.Lengths(fixed: height.map(sane))
      element.alignment = alignment
    }
  }

  @usableFromInline typealias Bounds = (min: Double?, ideal: Double?, max: Double?)

  @usableFromInline
  static func frame(width: Bounds, height: Bounds, alignment: Alignment) -> Wrapping {
    func lengths(_ given: Bounds) -> FrameElement.Lengths {
      FrameElement.Lengths(
        min: given.min.map(sane), ideal: given.ideal.map(sane), max: given.max.map(bound))
    }
    let (width, height) = (lengths(width), lengths(height))
    return Wrapping(FrameElement()) { element in
      element.width = width
      element.height = height
      element.alignment = alignment
    }
  }

  @usableFromInline static func fixedSize(horizontal: Bool, vertical: Bool) -> Wrapping {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return Wrapping(FixedSizeElement()) { [axes] in $0.axes = axes }
  }

  @usableFromInline static func layoutPriority(_ priority: Double) -> Wrapping {
    Wrapping(ZStackElement()) { $0.givenPriority = priority.isNaN ? 0 : priority }
  }

  @usableFromInline static func aspectRatio(_ ratio: Double?, _ mode: ContentMode) -> Wrapping {
    Wrapping(AspectRatioElement()) { element in
      element.ratio = ratio
      element.mode = mode
    }
  }

  @usableFromInline static func ignoresSafeArea(_ edges: Edge.Set) -> Wrapping {
    Wrapping(IgnoresSafeAreaElement()) { $0.edges = edges }
  }

  @usableFromInline static func offset(x: Double, y: Double) -> Wrapping {
    let offset = Point(x: finite(x), y: finite(y))
    return Wrapping(OffsetElement()) { $0.offset = offset }
  }
}

private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

/// A length that layout can work with.
private func sane(_ length: Double) -> Double {
  length.isFinite ? min(1_000_000, max(0, length)) : 0
}

/// An upper bound that layout can work with; it may be infinite.
private func bound(_ length: Double) -> Double { length == .infinity ? length : sane(length) }
