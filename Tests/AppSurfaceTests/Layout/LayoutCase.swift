import AppSurface
import AppSurfaceTesting
import Testing

/// A view, the room it is given, and where its parts must stand: x, y, width, height.
///
/// The numbers are worked out by hand, exactly; a frame's edges are their nearest whole pixels. Text is measured by `TextMeasuring.fixed`: a character is half
/// the font's size wide, a line 1.2 times as high.
struct LayoutCase {
  let name: String
  let configuration: SurfaceConfiguration
  let expected: [String: [Double]]
  let view: AnyView

  init(
    _ name: String, _ width: Double, _ height: Double, _ expected: [String: [Double]],
    safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight, textScale: Double = 1,
    scale: Double = 1, @ViewBuilder view: () -> some View
  ) {
    self.name = name
    self.expected = expected
    self.view = AnyView(view())
    configuration = SurfaceConfiguration(
      size: Size(width: width, height: height), scale: scale, safeArea: safeArea,
      layoutDirection: direction, textScale: textScale)
  }

  /// In a room of 300 by 200.
  init(
    _ name: String, _ expected: [String: [Double]], safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, textScale: Double = 1, scale: Double = 1,
    @ViewBuilder view: () -> some View
  ) {
    self.init(
      name, 300, 200, expected, safeArea: safeArea, direction: direction, textScale: textScale,
      scale: scale, view: view)
  }

  var tester: SurfaceTester {
    SurfaceTester(screen: HostingScreen(rootView: view), configuration: configuration)
  }

  /// Lays out and compares; a name ends in `visible` where the part that is seen is meant.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let tester = tester
    let entries = tester.surface.snapshot().entries
    for (label, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      let isVisible = label.hasSuffix(" visible")
      let entry = entries.last { $0.label == (isVisible ? String(label.dropLast(8)) : label) }
      let rect = isVisible ? entry?.visible : entry?.frame
      let found = rect.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
      let expected = pixels(numbers)
      let isSame =
        found.count == expected.count
        && zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(
        isSame, "\(name): \(label) stands at \(found), not at \(expected) for \(numbers)",
        sourceLocation: sourceLocation)
    }
    tester.surface.rootElement?.setNeedsLayout()
    #expect(
      tester.surface.snapshot().entries == entries, "\(name): a second layout differs",
      sourceLocation: sourceLocation)
  }
}

extension LayoutCase {
  /// The rectangle of the nearest whole pixels; what is thinner than one keeps a pixel.
  private func pixels(_ numbers: [Double]) -> [Double] {
    let scale = configuration.scale
    guard numbers.count == 4 else { return numbers }
    func edge(_ position: Double) -> Double {
      ((position + 1e-9) * scale + 0.5).rounded(.down) / scale
    }
    return [0, 1].map { edge(numbers[$0]) }
      + [0, 1].map { axis in
        let length = edge(numbers[axis] + numbers[axis + 2]) - edge(numbers[axis])
        return numbers[axis + 2] > 0 ? max(1 / scale, length) : 0
      }
  }
}

/// A coloured box with a name; without a length it takes what is offered.
struct Box: View {
  let name: String
  var width: Double?
  var height: Double?

  init(_ name: String, _ width: Double? = nil, _ height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(name)
  }
}

extension View {
  /// Makes the frame of the view known under a name.
  func named(_ name: String) -> some View { background { Box(name) } }

  /// Text of 20 points: a character is 10 wide, a line 24 high.
  var font20: some View { font(.system(size: 20)) }
}
