import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct TraitTests {
  private struct Asking: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.deviceKind) private var kind
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      Text(verbatim: "\(reduceMotion) \(kind.rawValue) \(contrast.rawValue)")
    }
  }

  private func tester(_ view: some View) -> SurfaceTester { SurfaceTester(view) }

  @Test func `views see the device's kind, the contrast and whether motion is reduced`() {
    let tester = tester(Asking())
    #expect(tester.visibleTexts == ["false desktop standard"])
    tester.surface.configuration = SurfaceConfiguration(device: .iPadAir)
    #expect(tester.visibleTexts == ["false pad standard"])
    tester.surface.configuration.reduceMotion = true
    tester.surface.configuration.contrast = .increased
    #expect(tester.visibleTexts == ["true pad increased"])
  }

  @Test func `a surface knows which traits its views have asked for`() {
    #expect(tester(Color.red).surface.readTraits.isDisjoint(with: [.reduceMotion, .pseudoLocale]))
    #expect(!tester(Text(verbatim: "a")).surface.readTraits.contains(.pseudoLocale))
    #expect(tester(Text("a")).surface.readTraits.contains([.pseudoLocale, .textScale]))
    #expect(tester(Asking()).surface.readTraits.contains([.reduceMotion, .deviceKind, .contrast]))
    #expect(tester(ScrollView { Color.red }).surface.readTraits.contains(.reduceMotion))
  }

  @Test func `what an app has set itself does not count as asked for`() {
    let fixed = Asking().environment(\.accessibilityReduceMotion, true)
    #expect(!tester(fixed).surface.readTraits.contains(.reduceMotion))
    #expect(tester(fixed).visibleTexts == ["true desktop standard"])
    let text = Text("a").environment(\.pseudoLocale, .accented)
    #expect(!tester(text).surface.readTraits.contains(.pseudoLocale))
  }

  @Test(arguments: [false, true])
  func `a drag beyond the end is followed unless motion is reduced`(reduced: Bool) {
    let root = HostingScreen(
      rootView: ScrollView { VStack { ForEach(0..<60) { Text("row \($0)") } } })
    var configuration = SurfaceConfiguration(size: Size(width: 320, height: 480))
    configuration.reduceMotion = reduced
    let tester = SurfaceTester(screen: root, configuration: configuration)
    func top() -> Double? {
      tester.surface.snapshot().entries.first { $0.label == "row 0" }?.frame.minY
    }
    let before = top()
    tester.pointer(.down, Point(x: 160, y: 100))
    for y in stride(from: 110.0, through: 200, by: 10) {
      tester.pointer(.moved, Point(x: 160, y: y))
    }
    #expect((top() == before) == reduced)
    tester.pointer(.up, Point(x: 160, y: 200))
    #expect(top() == before)
  }

  @Test func `another device for the same person keeps what the person brings`() {
    var person = SurfaceConfiguration(size: Size(width: 9, height: 9))
    person.colorScheme = .dark
    person.contrast = .increased
    person.layoutDirection = .rightToLeft
    person.textScale = 1.35
    person.reduceMotion = true
    person.pseudoLocale = .accented
    let device = SurfaceConfiguration(device: .iPhone12Mini, orientation: .landscapeLeft)
    let both = device.with(personOf: person)
    #expect(both.size == Size(width: 812, height: 375) && both.scale == 3)
    #expect(both.safeArea.left == 50 && both.deviceKind == .phone)
    #expect(both.sizeClass == device.sizeClass && both.orientation == .landscapeLeft)
    #expect(both.with(personOf: device) == device)
    #expect(person.with(personOf: person) == person)
  }
}
