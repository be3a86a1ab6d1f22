import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct PixelLayoutTests {
  private func entries(
    width: Double, scale: Double, direction: LayoutDirection = .leftToRight,
    @ViewBuilder view: () -> some View
  ) -> [LayoutSnapshot.Entry] {
    SurfaceTester(
      screen: HostingScreen(rootView: view()),
      configuration: SurfaceConfiguration(
        size: Size(width: width, height: 100), scale: scale, layoutDirection: direction)
    ).surface.snapshot().entries
  }

  @Test func `siblings share their edges and no error adds up`() {
    for scale in [1.0, 1.5, 2, 2.625, 3] {
      for width in stride(from: 100.0, through: 140, by: 7) {
        for direction in LayoutDirection.allCases {
          let boxes = entries(width: width, scale: scale, direction: direction) {
            HStack(spacing: 0) { ForEach(0..<7) { Box("\($0)") } }
          }
          .filter { Int($0.label ?? "") != nil && $0.viewName == "Accessibility" }
          .sorted { $0.frame.minX < $1.frame.minX }
          #expect(boxes.count == 7)
          for (left, right) in zip(boxes, boxes.dropFirst()) {
            #expect(abs(left.frame.maxX - right.frame.minX) < 1e-9)
          }
          for (index, box) in boxes.enumerated() {
            let exact = width * Double(index) / 7
            #expect(abs(box.frame.minX - exact) <= 0.5 / scale + 1e-9, "\(scale) \(width)")
            let pixels = box.frame.minX * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(scale) \(width)")
          }
        }
      }
    }
  }

  @Test func `what is nested stands where it would stand alone`() {
    // A third of a third: rounded once, not three times.
    let nested = entries(width: 100, scale: 1) {
      HStack(spacing: 0) {
        Box("x")
        HStack(spacing: 0) {
          Box("y")
          HStack(spacing: 0) {
            Box("z")
            Box("a")
          }
        }
        Box("w")
      }
    }
    let last = nested.last { $0.label == "a" }
    // 100/3 + 100/6 + 100/12 = 58.33 to 66.67.
    #expect(last?.frame.minX == 58)
    #expect(last?.frame.maxX == 67)
  }

  @Test func `a change of scale rounds anew`() {
    let tester = SurfaceTester(HStack(spacing: 0) { ForEach(0..<3) { Box("\($0)") } }, width: 100)
    func edge() -> Double? {
      tester.surface.snapshot().entries.last { $0.label == "0" }?.frame.maxX
    }
    #expect(edge() == 33)
    tester.surface.configuration.scale = 2
    #expect(edge() == 33.5)
    tester.surface.configuration.scale = 3
    #expect(abs((edge() ?? 0) - 100 / 3) < 1e-9)
  }

  @Test func `what is scrolled by a part of a pixel stands on pixels`() throws {
    let tester = SurfaceTester(
      ScrollView { ForEach(0..<40) { Box("\($0)", 50, 33.3) } }, height: 200)
    tester.send(
      .wheel(WheelEvent(position: Point(x: 20, y: 20), delta: Point(x: 0, y: 10.4))))
    for entry in tester.surface.snapshot().entries where entry.role == .none {
      #expect(entry.frame.minY == entry.frame.minY.rounded())
    }
  }

  @Test func `a hairline keeps a pixel`() {
    let line = entries(width: 100, scale: 1) { Box("line", 50, 0.3) }.last { $0.label == "line" }
    #expect(line?.frame.height == 1)
  }
}
