import AppSurface

/// A picture in the making: shapes of the sample app's artwork, drawn with soft edges.
///
/// Shapes are stated on a page 160 wide and 90 high. A picture of another shape shows the middle of
/// the page, at the full height.
nonisolated struct Drawing {
  let width: Int
  let height: Int
  private var pixels: [UInt8]
  private let unit: Double
  private let shift: Double

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    unit = Double(height) / 90
    shift = (Double(width) - 160 * Double(height) / 90) / 2
    pixels = [UInt8](repeating: 255, count: width * height * 4)
  }

  /// The finished picture.
  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Fills rows of the page, from one colour to another.
  mutating func gradient(_ top: UInt32, _ bottom: UInt32, from: Double = 0, to: Double = 90) {
    let (first, last) = (from * unit, to * unit)
    let (start, end) = (Ink(top), Ink(bottom))
    for y in max(0, Int(first))..<max(max(0, Int(first)), min(height, Int(last.rounded(.up)))) {
      let part = min(1, max(0, (Double(y) - first) / max(1, last - first)))
      let ink = start.mixed(with: end, part)
      for x in 0..<width { blend(ink, x, y, 1) }
    }
  }

  /// Fills everything beneath a line.
  mutating func below(_ color: UInt32, alpha: Double = 1, _ line: (Double) -> Double) {
    let ink = Ink(color)
    for x in 0..<width {
      let top = line((Double(x) + 0.5 - shift) / unit) * unit
      let first = max(0, Int(top))
      guard first < height else { continue }
      blend(ink, x, first, alpha * min(1, max(0, Double(first + 1) - top)))
      for y in min(height, first + 1)..<height { blend(ink, x, y, alpha) }
    }
  }

  /// Fills an ellipse.
  mutating func ellipse(
    _ color: UInt32, x: Double, y: Double, _ across: Double, _ down: Double, alpha: Double = 1
  ) {
    let least = max(0.1, min(across, down))
    fill(color, alpha, x - across, y - down, x + across, y + down) { px, py in
      let (dx, dy) = ((px - x) / across, (py - y) / down)
      return ((dx * dx + dy * dy).squareRoot() - 1) * least
    }
  }

  /// Fills a rectangle with round corners.
  mutating func box(
    _ color: UInt32, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double,
    radius: Double = 0, alpha: Double = 1
  ) {
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    let (halfWidth, halfHeight) = ((right - left) / 2 - radius, (bottom - top) / 2 - radius)
    fill(color, alpha, left, top, right, bottom) { px, py in
      let (dx, dy) = (abs(px - x) - halfWidth, abs(py - y) - halfHeight)
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - radius
    }
  }

  /// Fills a polygon whose corners turn to one side only.
  mutating func polygon(_ color: UInt32, _ corners: [(Double, Double)], alpha: Double = 1) {
    let edges = corners.indices.map { index -> (x: Double, y: Double, nx: Double, ny: Double) in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (dx, dy) = (b.0 - a.0, b.1 - a.1)
      let length = max(0.0001, (dx * dx + dy * dy).squareRoot())
      return (a.0, a.1, dy / length, -dx / length)
    }
    let area = corners.indices.reduce(0.0) { sum, index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return sum + a.0 * b.1 - b.0 * a.1
    }
    let side = area < 0 ? -1.0 : 1.0
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    fill(color, alpha, xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0) { px, py in
      var distance = -1e9
      for edge in edges {
        distance = max(distance, side * ((px - edge.x) * edge.nx + (py - edge.y) * edge.ny))
      }
      return distance
    }
  }

  /// Draws a straight line with round ends.
  mutating func line(
    _ color: UInt32, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, width: Double = 0.8,
    alpha: Double = 1
  ) {
    let (dx, dy) = (x2 - x1, y2 - y1)
    let length = max(0.0001, dx * dx + dy * dy)
    let half = width / 2
    fill(
      color, alpha, min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half, max(y1, y2) + half
    ) { px, py in
      let along = min(1, max(0, ((px - x1) * dx + (py - y1) * dy) / length))
      let (ex, ey) = (px - x1 - along * dx, py - y1 - along * dy)
      return (ex * ex + ey * ey).squareRoot() - half
    }
  }

  /// Draws a ring.
  mutating func ring(
    _ color: UInt32, x: Double, y: Double, _ radius: Double, width: Double = 1, alpha: Double = 1
  ) {
    let outer = radius + width / 2
    fill(color, alpha, x - outer, y - outer, x + outer, y + outer) { px, py in
      let (dx, dy) = (px - x, py - y)
      return abs((dx * dx + dy * dy).squareRoot() - radius) - width / 2
    }
  }

  /// Fills where `distance`, in lengths of the page, is below zero, within bounds.
  private mutating func fill(
    _ color: UInt32, _ alpha: Double, _ left: Double, _ top: Double, _ right: Double,
    _ bottom: Double, _ distance: (Double, Double) -> Double
  ) {
    let ink = Ink(color)
    let rows = range(top * unit, bottom * unit, limit: height)
    let columns = range(left * unit + shift, right * unit + shift, limit: width)
    for y in rows {
      let pageY = (Double(y) + 0.5) / unit
      for x in columns {
        let away = distance((Double(x) + 0.5 - shift) / unit, pageY) * unit
        guard away < 0.5 else { continue }
        blend(ink, x, y, alpha * min(1, 0.5 - away))
      }
    }
  }

  private func range(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
    let first = min(limit, max(0, Int(low.rounded(.down)) - 1))
    return first..<max(first, min(limit, Int(high.rounded(.up)) + 1))
  }

  private mutating func blend(_ ink: Ink, _ x: Int, _ y: Int, _ alpha: Double) {
    let place = (y * width + x) * 4
    let part = Int(alpha * 256)
    pixels[place] = UInt8((Int(pixels[place]) * (256 - part) + ink.red * part) >> 8)
    pixels[place + 1] = UInt8((Int(pixels[place + 1]) * (256 - part) + ink.green * part) >> 8)
    pixels[place + 2] = UInt8((Int(pixels[place + 2]) * (256 - part) + ink.blue * part) >> 8)
  }
}

/// A colour as whole numbers.
private nonisolated struct Ink {
  let red: Int
  let green: Int
  let blue: Int

  init(_ hex: UInt32) {
    red = Int(hex >> 16 & 0xFF)
    green = Int(hex >> 8 & 0xFF)
    blue = Int(hex & 0xFF)
  }

  private init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  func mixed(with other: Ink, _ part: Double) -> Ink {
    func mix(_ a: Int, _ b: Int) -> Int { Int(Double(a) + Double(b - a) * part) }
    return Ink(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
