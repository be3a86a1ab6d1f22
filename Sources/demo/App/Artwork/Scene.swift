/// What an article's picture shows.
nonisolated enum Scene: String, Hashable, Sendable, CaseIterable {
  case dawn, lighthouse, kelp, storm, chart, ferry

  /// Draws the scene on the whole page.
  func draw(on drawing: inout Drawing) {
    switch self {
    case .dawn: dawn(&drawing)
    case .lighthouse: lighthouse(&drawing)
    case .kelp: kelp(&drawing)
    case .storm: storm(&drawing)
    case .chart: chart(&drawing)
    case .ferry: ferry(&drawing)
    }
  }

  private func dawn(_ drawing: inout Drawing) {
    drawing.gradient(0x35507F, 0xF7B58A, to: 56)
    drawing.ellipse(0xFFE3B8, x: 92, y: 48, 22, 22, alpha: 0.25)
    drawing.ellipse(0xFFF0D2, x: 92, y: 48, 10, 10)
    drawing.below(0x6C6F97) { 44 - Wave.height($0, 5, 71, 0.4) - Wave.height($0, 2, 23, 2) }
    drawing.below(0x4A5683) { 50 - Wave.height($0, 4, 49, 2.2) - Wave.height($0, 1, 13, 0) }
    drawing.gradient(0xD99A86, 0x2B4470, from: 56, to: 90)
    for row in 0..<9 {
      let y = 58 + Double(row) * 3.1
      let reach = 9 - Double(row) * 0.7
      drawing.line(0xFFE9C8, 92 - reach, y, 92 + reach, y, width: 0.8, alpha: 0.65)
    }
    Boats.sail(&drawing, x: 58, y: 66, size: 1.15, hull: 0x22304F, sail: 0xFFF4E4)
    Boats.sail(&drawing, x: 104, y: 60, size: 0.6, hull: 0x33446B, sail: 0xF7DCC6)
    Boats.rowing(&drawing, x: 84, y: 78, size: 1, hull: 0x1B2742)
  }

  private func lighthouse(_ drawing: inout Drawing) {
    drawing.gradient(0x0E1A3A, 0x3D5A8C, to: 66)
    for star in 0..<46 {
      let x = Double(star * 37 % 160)
      let y = Double(star * 53 % 50)
      drawing.ellipse(0xFFFFFF, x: x, y: y, 0.35, 0.35, alpha: 0.4 + Double(star % 5) * 0.12)
    }
    drawing.polygon(0xFFE9A8, [(100, 27), (10, 8), (10, 38)], alpha: 0.22)
    drawing.polygon(0xFFE9A8, [(100, 27), (28, 17), (28, 33)], alpha: 0.2)
    drawing.below(0x20365F) { 66 - Wave.height($0, 3, 61, 1) }
    drawing.gradient(0x2C4A7C, 0x0F1E40, from: 66, to: 90)
    drawing.ellipse(0x141D33, x: 108, y: 76, 46, 13)
    drawing.polygon(0xF4EFE6, [(96, 68), (98.4, 32), (105.6, 32), (108, 68)])
    drawing.polygon(0xC8463F, [(97.1, 52), (97.8, 42), (106.2, 42), (106.9, 52)])
    drawing.box(0x1B2438, 97, 30.4, 107, 32.4)
    drawing.box(0xFFF0B8, 99, 24, 105, 30.4)
    drawing.polygon(0xC8463F, [(97.6, 24), (102, 18.5), (106.4, 24)])
    drawing.box(0xE8E0D2, 112, 58, 124, 68)
    drawing.polygon(0x9C3B36, [(110.5, 58), (118, 51), (125.5, 58)])
    drawing.box(0xFFD37A, 116, 61, 120, 65)
    Boats.sail(&drawing, x: 42, y: 78, size: 0.7, hull: 0x0B1430, sail: 0xA9BBD9)
  }

  private func kelp(_ drawing: inout Drawing) {
    drawing.gradient(0x6FD3C4, 0x0B3B4A)
    for ray in 0..<5 {
      let x = 20 + Double(ray) * 30
      drawing.polygon(
        0xE8FFF2, [(x, 0), (x + 9, 0), (x - 8, 90), (x - 26, 90)], alpha: 0.1)
    }
    drawing.below(0x0A3340) { 80 - Wave.height($0, 4, 53, 1) }
    for plant in 0..<11 {
      let x = 8 + Double(plant) * 14.6
      let reach = 24 + Double(plant * 29 % 46)
      strand(&drawing, x: x, from: 88, up: reach, dark: plant % 2 == 0)
    }
    for fish in 0..<9 {
      let x = 46 + Double(fish * 23 % 74)
      let y = 18 + Double(fish * 17 % 40)
      drawing.ellipse(0xFFB25B, x: x, y: y, 2.9, 1.3)
      drawing.polygon(0xFFB25B, [(x + 2.4, y), (x + 4.6, y - 1.5), (x + 4.6, y + 1.5)])
      drawing.ellipse(0x123A44, x: x - 1.7, y: y - 0.3, 0.3, 0.3)
    }
    drawing.below(0x072833) { 86 - Wave.height($0, 2, 31, 0) }
  }

  private func strand(
    _ drawing: inout Drawing, x: Double, from: Double, up: Double, dark: Bool
  ) {
    let color: UInt32 = dark ? 0x1E6B4F : 0x2F8C5A
    var (lastX, lastY) = (x, from)
    for step in 1...Int(up / 4) {
      let y = from - Double(step) * 4
      let nextX = x + Wave.height(y, 2.4, 24, x)
      drawing.line(color, lastX, lastY, nextX, y, width: 1)
      let side = step % 2 == 0 ? 1.0 : -1.0
      drawing.ellipse(color, x: nextX + side * 3, y: y - 0.6, 3, 1)
      (lastX, lastY) = (nextX, y)
    }
  }

  private func storm(_ drawing: inout Drawing) {
    drawing.gradient(0x3B4656, 0x9AA7B0, to: 60)
    for cloud in 0..<9 {
      let x = Double(cloud) * 21 - 4
      let y = 10 + Double(cloud * 7 % 11)
      drawing.ellipse(0x2E3745, x: x, y: y, 20, 9, alpha: 0.7)
    }
    for drop in 0..<60 {
      let x = Double(drop * 41 % 170)
      let y = 22 + Double(drop * 29 % 40)
      drawing.line(0xE3EAEE, x, y, x - 2, y + 5, width: 0.3, alpha: 0.5)
    }
    Boats.trawler(&drawing, x: 84, y: 56)
    drawing.below(0x6B8593, alpha: 0.9) { 58 - Wave.height($0, 3.4, 36, 0.5) }
    drawing.below(0x48657A) { 66 - Wave.height($0, 4, 44, 2.4) }
    drawing.below(0xC9D8DD, alpha: 0.35) { 67.2 - Wave.height($0, 4, 44, 2.4) }
    drawing.below(0x3C586D) { 68.2 - Wave.height($0, 4, 44, 2.4) }
    drawing.below(0x2A4053) { 78 - Wave.height($0, 3.6, 38, 4) }
  }

  private func chart(_ drawing: inout Drawing) {
    drawing.gradient(0xF1E6CC, 0xE7D7B3)
    for step in 0..<9 {
      let shade = 0.1 + Double(step) * 0.035
      drawing.below(0x5AA7B5, alpha: shade) {
        26 + Double(step) * 6 + Wave.height($0, 9, 83, 1) + Wave.height($0, 3, 29, Double(step))
      }
    }
    for line in 0..<8 {
      let x = Double(line) * 22
      drawing.line(0x9A8352, x, 0, x, 90, width: 0.25, alpha: 0.7)
      drawing.line(0x9A8352, 0, x / 1.7, 160, x / 1.7, width: 0.25, alpha: 0.7)
    }
    drawing.ring(0x6A4B2A, x: 104, y: 40, 19, width: 0.8)
    drawing.ring(0x6A4B2A, x: 104, y: 40, 15.5, width: 0.4)
    for point in 0..<4 {
      let (dx, dy) = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)][point]
      let tip = (104 + dx * 23, 40 + dy * 23)
      drawing.polygon(0xB5482F, [tip, (104 + dy * 3.4, 40 - dx * 3.4), (104, 40)])
      drawing.polygon(0x5B3A22, [tip, (104, 40), (104 - dy * 3.4, 40 + dx * 3.4)])
    }
    drawing.ellipse(0xF1E6CC, x: 104, y: 40, 1.6, 1.6)
    for step in 0..<11 {
      let x = 22 + Double(step) * 5
      let y = 68 - Double(step) * 2.3 + Wave.height(x, 2.5, 40, 0)
      drawing.line(0xB5482F, x, y, x + 2.6, y - 1, width: 0.8)
    }
    drawing.ellipse(0xB5482F, x: 20, y: 69, 1.7, 1.7)
  }

  private func ferry(_ drawing: inout Drawing) {
    drawing.gradient(0x7FC4EA, 0xE4F4F7, to: 52)
    drawing.ellipse(0xFFFFFF, x: 46, y: 17, 16, 4.4, alpha: 0.85)
    drawing.ellipse(0xFFFFFF, x: 58, y: 13, 12, 4.6, alpha: 0.85)
    drawing.ellipse(0xFFFFFF, x: 124, y: 23, 14, 3.4, alpha: 0.8)
    drawing.below(0x8FB7A0) { 44 - Wave.height($0, 6, 67, 3) - Wave.height($0, 2, 21, 1) }
    drawing.below(0x5E9880) { 50 - Wave.height($0, 4, 41, 1) }
    drawing.gradient(0x3D8FB5, 0x17557C, from: 54, to: 90)
    Boats.ferry(&drawing, x: 78, y: 66)
    for wave in 0..<14 {
      let x = Double(wave * 47 % 160)
      let y = 68 + Double(wave * 19 % 20)
      drawing.line(0xD7EEF5, x, y, x + 7, y, width: 0.5, alpha: 0.5)
    }
  }
}

/// The lines that hills and waves follow.
nonisolated enum Wave {
  /// A smooth line between minus and plus `height`, repeating after `length`; no library of
  /// mathematics is needed for it.
  static func height(_ x: Double, _ height: Double, _ length: Double, _ phase: Double) -> Double {
    let turns = x / length + phase / 6.283
    let part = turns - turns.rounded(.down)
    let half = part < 0.5 ? part * 2 : part * 2 - 1
    let bow = 4 * half * (1 - half)
    return (part < 0.5 ? bow : -bow) * height
  }
}
