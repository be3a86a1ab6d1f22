extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  init(along axis: Axis, _ main: Double, _ cross: Double) {
    self =
      axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

nonisolated extension Rect {
  /// Whether all four numbers are; what was measured with an offer of everything is not placed.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// The rectangle with each edge on the nearest whole pixel, as a renderer draws it; what is thinner
  /// than one keeps a pixel.
  func rounded(toPixelsOf scale: Double) -> Rect {
    // Halves that arithmetic made a little less are halves still.
    func edge(_ position: Double) -> Double {
      (position * scale + 0.500_001).rounded(.down) / scale
    }
    let (left, top) = (edge(minX), edge(minY))
    return Rect(
      x: left, y: top,
      width: width > 0 ? max(1 / scale, edge(maxX) - left) : 0,
      height: height > 0 ? max(1 / scale, edge(maxY) - top) : 0)
  }

  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// A rectangle of a size that stands in this one by an alignment; it may reach outside.
  func aligning(_ size: Size, _ alignment: Alignment) -> Rect {
    Rect(
      x: minX + (width - size.width) * alignment.horizontal.fraction,
      y: minY + (height - size.height) * alignment.vertical.fraction,
      width: size.width, height: size.height)
  }

  /// The rectangle without a margin by the direction of lines, in leading coordinates.
  func inset(by insets: DirectionalEdgeInsets) -> Rect {
    inset(
      by: EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

extension Point {
  /// The nearest point where pixels meet.
  func rounded(toPixelsOf scale: Double) -> Point {
    Point(
      x: (x * scale + 0.5).rounded(.down) / scale, y: (y * scale + 0.5).rounded(.down) / scale)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
