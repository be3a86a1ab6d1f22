extension Size {
  /// The size with `other`'s lengths where this one's are infinite.
  func finite(or other: Size) -> Size {
    Size(
      width: width.isFinite ? width : other.width, height: height.isFinite ? height : other.height)
  }

  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  init(along axis: Axis, _ main: Double, _ cross: Double) {
    self =
      axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

extension Rect {
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

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
