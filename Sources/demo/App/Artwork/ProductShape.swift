/// What a product's picture shows.
nonisolated enum ProductShape: String, Hashable, Sendable, CaseIterable {
  case mug, lantern, bag, clock, cap, print, mat, boat, candle, knife

  /// Draws the product in the middle of the page, on a ground of its own.
  func draw(on drawing: inout Drawing) {
    let ground = ground
    drawing.gradient(ground.0, ground.1)
    drawing.ellipse(0x000000, x: 80, y: 76, 27, 3.4, alpha: 0.12)
    switch self {
    case .mug: mug(&drawing)
    case .lantern: lantern(&drawing)
    case .bag: bag(&drawing)
    case .clock: clock(&drawing)
    case .cap: cap(&drawing)
    case .print: print(&drawing)
    case .mat: mat(&drawing)
    case .boat: boat(&drawing)
    case .candle: candle(&drawing)
    case .knife: knife(&drawing)
    }
  }

  private var ground: (UInt32, UInt32) {
    switch self {
    case .mug: (0xDCE9EE, 0xC3D8E0)
    case .lantern: (0xF4E6CE, 0xE8D3AE)
    case .bag: (0xE3E9DC, 0xCBD7C2)
    case .clock: (0xE6E2EE, 0xD2CBE0)
    case .cap: (0xF3DDD6, 0xE7C7BC)
    case .print: (0xE9E9E6, 0xD6D6D1)
    case .mat: (0xDFE8E3, 0xC7D6CD)
    case .boat: (0xD9E6F2, 0xBDD2E6)
    case .candle: (0xF6E7DE, 0xEBD1C1)
    case .knife: (0xE2E5E9, 0xCCD2D9)
    }
  }

  private func mug(_ drawing: inout Drawing) {
    drawing.ring(0x23507A, x: 99, y: 48, 10, width: 4.6)
    drawing.box(0xF7FAFB, 58, 28, 100, 76, radius: 6)
    drawing.box(0x23507A, 58, 28, 100, 33, radius: 2.4)
    drawing.polygon(0x23507A, [(79, 42), (88, 58), (79, 58)])
    drawing.polygon(0x23507A, [(77.4, 46), (71, 58), (77.4, 58)], alpha: 0.8)
    drawing.polygon(0x23507A, [(68, 60), (91, 60), (87, 65), (71, 65)])
  }

  private func lantern(_ drawing: inout Drawing) {
    drawing.ring(0x8A6420, x: 80, y: 18, 8, width: 1.8)
    drawing.polygon(0xC28F35, [(66, 30), (72, 20), (88, 20), (94, 30)])
    drawing.box(0xFFF3CF, 66, 30, 94, 66, radius: 2)
    drawing.ellipse(0xFFD982, x: 80, y: 50, 10, 14, alpha: 0.6)
    drawing.ellipse(0xF08C2E, x: 80, y: 52, 3.4, 7)
    drawing.ellipse(0xFFE9A6, x: 80, y: 54, 1.8, 4)
    for x in [66.0, 75, 84, 92.2] { drawing.box(0xC28F35, x, 30, x + 1.8, 66) }
    drawing.box(0xA8781F, 62, 66, 98, 76, radius: 2.4)
  }

  private func bag(_ drawing: inout Drawing) {
    drawing.ring(0x3B5B45, x: 80, y: 34, 13, width: 2.4)
    drawing.polygon(0xF2EBDB, [(56, 34), (104, 34), (109, 76), (51, 76)])
    drawing.polygon(0xD8CDB4, [(52.4, 64), (107.6, 64), (109, 76), (51, 76)])
    drawing.ring(0x3B5B45, x: 80, y: 51, 6.5, width: 1.8)
    drawing.line(0x3B5B45, 80, 43, 80, 60, width: 1.8)
    drawing.line(0x3B5B45, 74, 47, 86, 47, width: 1.8)
  }

  private func clock(_ drawing: inout Drawing) {
    drawing.ellipse(0xB58A3C, x: 80, y: 46, 30, 30)
    drawing.ellipse(0xFDFBF4, x: 80, y: 46, 25.5, 25.5)
    drawing.ring(0x3A3560, x: 80, y: 46, 18, width: 0.5, alpha: 0.5)
    for (x, y) in [(80.0, 24.0), (102, 46), (80, 68), (58, 46), (95.5, 30.5), (64.5, 30.5)] {
      drawing.ellipse(0x3A3560, x: x, y: y, 1.3, 1.3)
    }
    drawing.line(0x3A3560, 80, 46, 92, 33, width: 2)
    drawing.line(0xC8463F, 80, 46, 64, 52, width: 1.3)
    drawing.ellipse(0x3A3560, x: 80, y: 46, 2.2, 2.2)
  }

  private func cap(_ drawing: inout Drawing) {
    drawing.ellipse(0xB94B3C, x: 80, y: 54, 27, 29)
    drawing.ellipse(0xF4EFE4, x: 80, y: 22, 6.4, 6.4)
    for rib in 0..<7 {
      let x = 58 + Double(rib) * 7.3
      drawing.line(0x9A3A2E, x, 64, 80 + (x - 80) * 0.35, 30, width: 0.8, alpha: 0.55)
    }
    drawing.box(0xC95A49, 50, 58, 110, 76, radius: 7)
    for rib in 0..<10 {
      let x = 55 + Double(rib) * 5.6
      drawing.line(0x9A3A2E, x, 61, x, 73, width: 0.8, alpha: 0.5)
    }
  }

  private func print(_ drawing: inout Drawing) {
    drawing.box(0x3A3129, 52, 12, 108, 78, radius: 1)
    drawing.box(0xFBF9F3, 55, 15, 105, 75)
    drawing.box(0xF3B58B, 61, 21, 99, 69)
    drawing.ellipse(0xFFF0D2, x: 86, y: 36, 6, 6)
    drawing.box(0x2F6788, 61, 49, 99, 69)
    drawing.polygon(0x47617B, [(61, 49), (72, 38), (84, 49)])
    drawing.polygon(0xFFFFFF, [(80, 46), (88, 59), (80, 59)])
    drawing.polygon(0x1E2C3C, [(73, 60), (91, 60), (87, 64), (76, 64)])
  }

  private func mat(_ drawing: inout Drawing) {
    drawing.box(0xB68D55, 46, 26, 114, 72, radius: 22)
    for step in 0..<5 {
      let inset = Double(step) * 4.4 + 2.4
      drawing.box(
        step % 2 == 0 ? 0xC9A26B : 0xA87F49, 46 + inset, 26 + inset, 114 - inset, 72 - inset,
        radius: max(1, 22 - inset))
    }
    for knot in 0..<6 {
      drawing.ellipse(0x8D6836, x: 62 + Double(knot) * 7.2, y: 49, 2.2, 1.3, alpha: 0.7)
    }
  }

  private func boat(_ drawing: inout Drawing) {
    drawing.box(0x8A5F38, 66, 72, 94, 76, radius: 1)
    drawing.box(0x8A5F38, 77, 66, 83, 73)
    Boats.sail(&drawing, x: 79, y: 64, size: 1.9, hull: 0xA4482F, sail: 0xFBF7EC)
  }

  private func candle(_ drawing: inout Drawing) {
    drawing.ellipse(0xF9C56B, x: 80, y: 20, 3, 6.4)
    drawing.ellipse(0xFFF0BE, x: 80, y: 22, 1.5, 3.4)
    drawing.line(0x4B3A2E, 80, 26, 80, 32, width: 0.9)
    drawing.box(0xFDF6EC, 64, 31, 96, 76, radius: 4)
    drawing.box(0xC9704F, 64, 44, 96, 64)
    drawing.line(0xFDF6EC, 70, 51, 90, 51, width: 1.2)
    drawing.line(0xFDF6EC, 73, 56, 87, 56, width: 1.2)
  }

  private func knife(_ drawing: inout Drawing) {
    drawing.polygon(0xB9C3CD, [(70, 24), (84, 18), (108, 42), (98, 46)])
    drawing.polygon(0xDDE4EA, [(70, 24), (73, 21.5), (104, 44), (98, 46)])
    drawing.box(0x7A4B2A, 50, 46, 104, 60, radius: 7)
    for pin in 0..<3 { drawing.ellipse(0xE3C27A, x: 60 + Double(pin) * 17, y: 53, 1.6, 1.6) }
    drawing.ring(0x8D949C, x: 48, y: 60, 5, width: 1.6)
  }
}
