import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct DynamicTypeSizeTests {
  private struct Page: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text(size.rawValue) }
  }

  @Test func `there are twelve steps, each larger than the one before, from 0.8 to 3.1`() {
    let scales = DynamicTypeSize.allCases.map(\.scale)
    #expect(scales.count == 12)
    #expect(scales == scales.sorted() && Set(scales).count == 12)
    #expect(scales.first == SurfaceConfiguration.textScaleRange.lowerBound)
    #expect(scales.last == SurfaceConfiguration.textScaleRange.upperBound)
    #expect(DynamicTypeSize.large.scale == 1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `a step is found by its name, its title and its factor`(size: DynamicTypeSize) {
    #expect(DynamicTypeSize(named: size.rawValue) == size)
    #expect(DynamicTypeSize(named: size.title.uppercased()) == size)
    #expect(DynamicTypeSize(scale: size.scale) == size)
    #expect(DynamicTypeSize(nearestTo: size.scale + 0.01) == size)
  }

  @Test func `a factor between two steps has no name, and the nearest step`() {
    #expect(DynamicTypeSize(scale: 1.6) == nil)
    #expect(DynamicTypeSize(nearestTo: 1.6) == .accessibility1)
    #expect(DynamicTypeSize(nearestTo: -.infinity) == .large)
    #expect(DynamicTypeSize(nearestTo: .nan) == .large)
    #expect(DynamicTypeSize(named: "huge") == nil)
  }

  @Test func `views see the step of the surface and can set one for what is inside`() {
    var configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))
    configuration.dynamicTypeSize = .accessibility2
    #expect(configuration.textScale == 1.95)
    let root = HostingScreen(
      rootView: VStack {
        Page()
        Page().dynamicTypeSize(.small)
      })
    let tester = SurfaceTester(screen: root, configuration: configuration)
    #expect(tester.visibleTexts == ["accessibility2", "small"])
    tester.surface.configuration.textScale = 1
    tester.surface.update()
    #expect(tester.visibleTexts == ["large", "small"])
  }
}
