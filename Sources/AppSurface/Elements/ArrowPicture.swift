/// The arrow of a popover as a picture: the kit draws no slanted lines.
nonisolated enum ArrowPicture {
  private static let pixelsPerPoint = 4
  private static let samples = 4

  /// A triangle that points at a side of its card, its edges smoothed.
  static func draw(_ side: PopoverLayout.Side, _ color: Color) -> Bitmap {
    let long = Int(PopoverLayout.arrowWidth) * pixelsPerPoint
    let short = Int(PopoverLayout.arrowHeight) * pixelsPerPoint
    let (width, height) = side.isVertical ? (long, short) : (short, long)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let part = coverage(x: x, y: y, width: width, height: height, side)
        for channel in [color.red, color.green, color.blue, color.alpha * part] {
          pixels.append(UInt8((min(1, max(0, channel)) * 255).rounded()))
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// How much of a pixel lies in the triangle, from 0 to 1.
  private static func coverage(
    x: Int, y: Int, width: Int, height: Int, _ side: PopoverLayout.Side
  ) -> Double {
    var inside = 0
    for row in 0..<samples {
      for column in 0..<samples {
        let u = (Double(x) + (Double(column) + 0.5) / Double(samples)) / Double(width)
        let v = (Double(y) + (Double(row) + 0.5) / Double(samples)) / Double(height)
        if contains(u, v, side) { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples)
  }

  /// Whether a place, in parts of the picture, lies in the triangle: it is as wide as the distance
  /// from its point allows.
  private static func contains(_ u: Double, _ v: Double, _ side: PopoverLayout.Side) -> Bool {
    let (across, fromTip) =
      switch side {
      case .top: (u, v)
      case .bottom: (u, 1 - v)
      case .left: (v, u)
      case .right: (v, 1 - u)
      }
    return abs(across - 0.5) <= fromTip / 2
  }
}
