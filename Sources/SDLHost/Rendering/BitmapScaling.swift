import AppSurface

/// Pictures at the size at which they are drawn, with their corners cut round.
///
/// SDL's own scaling takes the nearest pixel on some renderers; here every target pixel is the mean
/// of the source area under it when a picture shrinks, and blended from its neighbours when it grows.
nonisolated enum BitmapScaling {
  static func surface(of bitmap: Bitmap, width: Int, height: Int, diameter: Int) -> PixelSurface? {
    guard var surface = PixelSurface(width: width, height: height) else { return nil }
    let columns = spans(from: bitmap.width, to: width)
    let rows = spans(from: bitmap.height, to: height)
    var opacity: UInt32 = 0xFF
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    bitmap.pixels.withUnsafeBytes { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          let span = rows[y]
          for x in 0..<width { sums[x] = .zero }
          for source in span.first...span.last {
            let row = pixels.baseAddress.map { $0 + source * bitmap.width * 4 }
            if let row { add(row, columns, weight: span.weight(source), to: sums) }
          }
          let target = surface.row(y)
          for x in 0..<width {
            target[x] = pixel(sums[x], of: span.total * columns[x].total)
            opacity &= target[x] >> 24
          }
        }
      }
    }
    surface.isOpaque = opacity == 0xFF
    if diameter > 0 { cut(surface, diameter) }
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
    /// The sum of all weights.
    var total: Float {
      first == last ? firstWeight : firstWeight + Float(last - first - 1) + lastWeight
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

  /// Adds one row of the source to the sums of a row of the target: red, green and blue weighted by
  /// how opaque they are, and the opacity.
  private static func add(
    _ row: UnsafeRawPointer, _ columns: [Span], weight: Float,
    to sums: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    func pixel(_ x: Int) -> SIMD4<Float> {
      let word = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let color = SIMD4<Float>(
        Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), 1)
      return color * Float(word >> 24)
    }
    for (x, span) in columns.enumerated() {
      var sum = pixel(span.first) * span.firstWeight
      if span.first < span.last {
        for between in span.first + 1..<span.last { sum += pixel(between) }
        sum += pixel(span.last) * span.lastWeight
      }
      sums[x] += sum * weight
    }
  }

  /// The pixel that a sum means, of all weights in it.
  private static func pixel(_ sum: SIMD4<Float>, of total: Float) -> UInt32 {
    guard sum.w > 0, total > 0 else { return 0 }
    // A mean of bytes is between 0 and 255: with a half added, cutting off rounds.
    let color = sum * (1 / sum.w) + 0.5
    let opacity = UInt32(sum.w / total + 0.5)
    return opacity << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
  }

  /// Cuts the corners round.
  private static func cut(_ surface: PixelSurface, _ diameter: Int) {
    let (width, height) = (surface.width, surface.height)
    let near = diameter / 2
    let far = diameter - near
    for y in [0..<near, height - far..<height].joined() {
      let row = surface.row(y)
      for x in [0..<near, width - far..<width].joined() {
        let corner = UInt32(coverage(x, y, width, height, diameter))
        row[x] = (row[x] >> 24 * corner / 255) << 24 | row[x] & 0xFF_FFFF
      }
    }
  }

  /// How much of a pixel in a corner remains when it is cut round.
  private static func coverage(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ diameter: Int
  ) -> UInt8 {
    let inX = x < diameter / 2 ? x : x - (width - diameter)
    let inY = y < diameter / 2 ? y : y - (height - diameter)
    return Circle.coverage(inX, inY, diameter: Double(diameter))
  }
}
