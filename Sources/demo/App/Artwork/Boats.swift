/// The boats of the artwork; each stands with its waterline at `y`.
nonisolated enum Boats {
  static func sail(
    _ drawing: inout Drawing, x: Double, y: Double, size: Double, hull: UInt32, sail: UInt32
  ) {
    func at(_ dx: Double, _ dy: Double) -> (Double, Double) { (x + dx * size, y + dy * size) }
    drawing.line(hull, x, y - 2 * size, x, y - 27 * size, width: 0.7 * size)
    drawing.polygon(sail, [at(0.8, -26), at(12, -5), at(0.8, -5)])
    drawing.polygon(sail, [at(-0.8, -23), at(-8.5, -5), at(-0.8, -5)], alpha: 0.86)
    drawing.polygon(hull, [at(-12, -3.4), at(14, -3.4), at(10, 2), at(-9, 2)])
    drawing.ellipse(0x000000, x: x, y: y + 2.6 * size, 11 * size, 0.8 * size, alpha: 0.16)
  }

  static func rowing(_ drawing: inout Drawing, x: Double, y: Double, size: Double, hull: UInt32) {
    drawing.polygon(
      hull,
      [
        (x - 8 * size, y - 2), (x + 8 * size, y - 2), (x + 5.6 * size, y + 1.4),
        (x - 5.6 * size, y + 1.4),
      ])
    drawing.ellipse(hull, x: x - 1, y: y - 6.4, 1.3, 1.3)
    drawing.box(hull, x - 2.2, y - 5, x + 0.4, y - 1, radius: 1)
    drawing.line(hull, x, y - 3.4, x + 9, y + 1.6, width: 0.5)
  }

  static func trawler(_ drawing: inout Drawing, x: Double, y: Double) {
    drawing.line(0x26303C, x + 7, y - 6, x + 7, y - 26, width: 0.8)
    drawing.line(0x26303C, x + 7, y - 24, x + 22, y - 8, width: 0.4)
    drawing.line(0x26303C, x + 7, y - 24, x - 16, y - 14, width: 0.4)
    drawing.box(0xF0EBDD, x - 14, y - 16, x - 1, y - 5, radius: 1)
    drawing.box(0x2F4C63, x - 12, y - 14, x - 3, y - 10.4, radius: 0.6)
    drawing.polygon(
      0xB4402F, [(x - 22, y - 6), (x + 24, y - 9), (x + 17, y + 5), (x - 18, y + 5)])
    drawing.polygon(
      0xF0EBDD, [(x - 22, y - 6), (x + 24, y - 9), (x + 23.2, y - 7.4), (x - 21.5, y - 4.4)])
  }

  static func ferry(_ drawing: inout Drawing, x: Double, y: Double) {
    drawing.box(0x22435C, x + 6, y - 31, x + 13, y - 22, radius: 0.8)
    drawing.box(0xE5583B, x + 6, y - 28.4, x + 13, y - 25.4)
    drawing.box(0xFFFFFF, x - 15, y - 23, x + 20, y - 15, radius: 1.4)
    drawing.box(0xF3F6F8, x - 26, y - 16, x + 29, y - 6, radius: 1.4)
    for window in 0..<9 {
      let left = x - 22 + Double(window) * 5.6
      drawing.box(0x3B6C8C, left, y - 13, left + 3.4, y - 9.6, radius: 0.6)
    }
    for window in 0..<5 {
      let left = x - 11 + Double(window) * 5.6
      drawing.box(0x3B6C8C, left, y - 20.6, left + 3.4, y - 17.6, radius: 0.6)
    }
    drawing.polygon(
      0x1D5C86, [(x - 36, y - 7), (x + 38, y - 7), (x + 32, y + 4), (x - 30, y + 4)])
    drawing.polygon(
      0xE5583B, [(x - 31.6, y + 1), (x + 33.6, y + 1), (x + 32, y + 4), (x - 30, y + 4)])
    drawing.ellipse(0xFFFFFF, x: x, y: y + 4.4, 37, 1.2, alpha: 0.5)
  }
}
