import AppSurface

/// Pictures at the size at which they are drawn, with their corners cut round.
///
/// SDL's own scaling takes the nearest pixel on some renderers; here every target pixel is the mean
/// of the source area under it when a picture shrinks, and blended from its neighbours when it grows.
nonisolated enum BitmapScaling {
  static func surface(of bitmap: Bitmap, width: Int, height: Int, diameter: Int) -> PixelSurface? {
    guard let surface = PixelSurface(width: width, height: height) else { return nil }
    let columns = spans(from: bitmap.width, to: width)
    let rows = spans(from: bitmap.height, to: height)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = surface.row(y)
        for x in 0..<width {
          let pixel = mix(pixels, stride: bitmap.width * 4, rows[y], columns[x])
          let corner = coverage(x, y, width, height, diameter)
          let alpha = corner == 255 ? pixel >> 24 : (pixel >> 24) * UInt32(corner) / 255
          row[x] = alpha << 24 | pixel & 0xFF_FFFF
        }
      }
    }
    return surface
  }

  /// The source pixels of one target pixel along an axis, with the weight of the first and the last.
  struct Span {
    var first: Int
    var last: Int
    var firstWeight: Float
    var lastWeight: Float
    func weight(_ index: Int) -> Float {
      index == first ? firstWeight : index == last ? lastWeight : 1
    }
  }

  static func spans(from source: Int, to target: Int) -> [Span] {
    let ratio = Double(source) / Double(target)
    return (0..<target).map { index in
      if ratio > 1 {
        let start = Double(index) * ratio
        let end = min(start + ratio, Double(source))
        let first = min(Int(start), source - 1)
        let last = max(first, min(Int(end.rounded(.up)) - 1, source - 1))
        return Span(
          first: first, last: last, firstWeight: Float(min(end, Double(first + 1)) - start),
          lastWeight: Float(end - Double(last)))
      }
      let center = min(max((Double(index) + 0.5) * ratio - 0.5, 0), Double(source - 1))
      let first = Int(center)
      let part = Float(center - Double(first))
      let last = min(first + 1, source - 1)
      return Span(
        first: first, last: last, firstWeight: first == last ? 1 : 1 - part, lastWeight: part)
    }
  }

  private static func mix(
    _ pixels: UnsafeBufferPointer<UInt8>, stride: Int, _ rows: Span, _ columns: Span
  ) -> UInt32 {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0
    var total: Float = 0
    for y in rows.first...rows.last {
      let rowWeight = rows.weight(y)
      for x in columns.first...columns.last {
        let weight = rowWeight * columns.weight(x)
        let at = y * stride + x * 4
        let opacity = Float(pixels[at + 3]) * weight
        red += Float(pixels[at]) * opacity
        green += Float(pixels[at + 1]) * opacity
        blue += Float(pixels[at + 2]) * opacity
        alpha += opacity
        total += weight
      }
    }
    guard alpha > 0, total > 0 else { return 0 }
    let part: (Float) -> UInt32 = { UInt32(min(255, ($0 / alpha).rounded())) }
    let opacity = UInt32(min(255, (alpha / total).rounded()))
    return opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// How much of a pixel remains when the corners of a rectangle are cut round.
  private static func coverage(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ diameter: Int
  ) -> UInt8 {
    let near = diameter / 2
    let far = diameter - near
    let inX = x < near ? x : x >= width - far ? x - (width - diameter) : near
    let inY = y < near ? y : y >= height - far ? y - (height - diameter) : near
    let isCorner = (x < near || x >= width - far) && (y < near || y >= height - far)
    return isCorner ? Circle.coverage(inX, inY, diameter: Double(diameter)) : 255
  }
}
