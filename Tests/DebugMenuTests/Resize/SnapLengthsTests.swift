import AppSurface
import Testing

@testable import DebugMenu

@Suite("The lengths that sides snap to")
struct SnapLengthsTests {
  private let widths = SnapLengths(\.width, of: Device.allCases, own: [333])

  @Test("are those of every device, each once, and the person's own")
  func lengths() {
    #expect(Set(widths.lengths.map(\.points)) == Set(Device.allCases.map(\.size.width) + [333]))
    #expect(widths.lengths.map(\.points) == widths.lengths.map(\.points).sorted())
    #expect(widths.lengths.map(\.names.count).reduce(0, +) == Device.allCases.count + 1)
  }

  @Test("are snapped to within 4 points, the nearest of several, and not beyond")
  func snapping() {
    let some = SnapLengths(\.width, of: [.iPhone5, .iPhone8, .iPadAir])
    for (length, settled) in [
      (316, 320), (315.9, 315.9), (324, 320), (324.1, 324.1), (371, 375), (820, 820),
      (824.5, 824.5),
      (-5, -5), (1e9, 1e9),
    ] as [(Double, Double)] {
      #expect(some.snapped(length) == settled)
    }
    for length in stride(from: 1.0, through: 1400, by: 0.5) {
      let best = widths.lengths.min { abs($0.points - length) < abs($1.points - length) }
      let expected = best.map { abs($0.points - length) <= 4 ? $0.points : length } ?? length
      #expect(abs(widths.snapped(length) - length) == abs(expected - length))
    }
    #expect(SnapLengths(\.width, of: []).snapped(7) == 7)
  }

  @Test("lead on to the next and back to the one before")
  func steps() {
    var length = 0.0
    var seen: [Double] = []
    while let next = widths.next(from: length, by: 1) {
      seen.append(next)
      length = next
    }
    #expect(seen == widths.lengths.map(\.points))
    #expect(widths.next(from: seen[3], by: -1) == seen[2])
    #expect(widths.next(from: seen[0], by: -1) == nil)
  }

  @Test("that crowd stand in one group, and none is lost", arguments: [0, 5, 23, 200, 1e6])
  func groups(apart: Double) {
    let groups = widths.groups(apart: apart)
    #expect(groups.flatMap(\.lengths) == widths.lengths)
    for (left, right) in zip(groups, groups.dropFirst()) {
      #expect((right.lengths.first?.points ?? 0) - (left.lengths.first?.points ?? 0) >= apart)
    }
    if apart == 1e6 {
      #expect(groups.count == 1 && groups.first?.count == Device.allCases.count + 1)
    }
  }

  @Test("are named by figures and devices")
  func names() {
    let some = SnapLengths(\.width, of: [.iPhone5, .iPhone8, .iPhone12Mini, .iPadAir], own: [500])
    #expect(some.description(at: 320, apart: 1) == "320: \(Device.iPhone5.name)")
    #expect(some.description(at: 374, apart: 1)?.hasPrefix("375: ") == true)
    #expect(some.description(at: 350, apart: 60)?.contains("320 to 375") == true)
    #expect(some.description(at: 500, apart: 1) == "500: Snap width")
    #expect(some.description(at: 700, apart: 5) == nil)
    #expect(widths.description(at: 375, apart: 23)?.contains(" more") == true)
  }
}

@Suite("The resize bar")
struct ResizeBarTests {
  private func tester(_ window: Size = Size(width: 1280, height: 800)) -> SessionTester {
    let tester = SessionTester(window: window, options: .init(showsScreenNames: false))
    tester.session?.perform(.device(.iPhone12Mini))
    tester.session?.perform(.resize)
    tester.update()
    return tester
  }

  @Test("names the devices of the marks that the pointer is over, until it leaves")
  func hover() throws {
    let tester = tester()
    let slider = try #require(tester.frame(of: "Width", in: "resizer"))
    let range = try #require(tester.session?.size.range)
    func x(_ width: Double) -> Double {
      slider.minX + 11 + (width - 1) / (range.upperBound - 1) * (slider.width - 22)
    }
    func move(_ point: Point) {
      tester.send(.pointer(PointerEvent(phase: .moved, position: point, isPressed: false)))
    }
    move(Point(x: x(320), y: slider.midY))
    let named = tester.labels(in: "frame").contains { $0.contains(Device.iPhone5.name) }
    #expect(named, "\(tester.labels(in: "frame"))")
    move(Point(x: x(824), y: slider.midY))
    #expect(tester.labels(in: "frame").contains { $0.contains("82") && $0.contains(": ") })
    move(Point(x: 640, y: 100))
    #expect(!tester.labels(in: "frame").contains { $0.contains(": ") })
  }

  @Test(
    "moves by Ctrl and an arrow to the next width of a device, and by Ctrl+Z and Ctrl+Y in time")
  func keys() throws {
    let tester = tester()
    tester.session?.perform(.size(Size(width: 376, height: 700)))
    let widths = SnapLengths(\.width, of: Device.allCases)
    try tester.key("ctrl+right")
    #expect(tester.app.size.width == widths.next(from: 376, by: 1))
    try tester.key("ctrl+left")
    #expect(tester.app.size.width == 375)
    try tester.key("ctrl+z")
    try tester.key("ctrl+z")
    #expect(tester.app.size.width == 376)
    try tester.key("ctrl+y")
    try tester.key("ctrl+shift+z")
    #expect(tester.app.size.width == 375)
  }

  @Test("takes devices and shares of the window where a size is typed")
  func typing() throws {
    let tester = tester()
    func type(_ text: String) throws {
      #expect(tester.click("Size"))
      try tester.key("ctrl+a")
      tester.type(text)
      try tester.key("return")
    }
    try type("ipad air")
    #expect(tester.session?.size.device == .iPadAir)
    try type("50%")
    #expect(tester.app.size == Size(width: 640, height: 400))
    try type("iphone")
    #expect(tester.app.size == Size(width: 640, height: 400))
    #expect(tester.labels(in: "resizer").contains { $0.contains("each 1 to") })
  }

  @Test("has a button for everything, and each does what it says")
  func buttons() throws {
    for width in [320, 700, 1280] as [Double] {
      let tester = tester(Size(width: width, height: 700))
      let session = try #require(tester.session)
      #expect(tester.click("Rotate Left"))
      #expect(session.size.orientation == .landscapeLeft)
      #expect(tester.click("Rotate Right") && session.size.orientation == .portrait)
      #expect(tester.click("Undo Size") && session.size.orientation == .landscapeLeft)
      #expect(tester.click("Redo Size") && session.size.orientation == .portrait)
      #expect(tester.click("Favorite"))
      #expect(session.store.state.settings.sizes.favorites == [Device.iPhone12Mini.id])
      #expect(tester.click("Device Body") && session.size.picture == [.whole, .shape])
      #expect(tester.click("Lock Ratio") && session.size.lockedRatio != nil)
      let zoom = session.size.placement.zoom
      #expect(tester.click("Zoom In") && session.size.placement.zoom > zoom)
      #expect(tester.click("Zoom to Fit") && session.size.zoom == .fit)
      #expect(tester.click("Actual Size") && session.size.placement.zoom == 1)
      #expect(tester.click("Zoom Out") && session.size.placement.zoom < 1)
      #expect(tester.click("Reset") && session.size.choice == .window(isTurned: false))
    }
  }
}

@Suite("A size that is typed")
struct TypedSizeTests {
  private func command(_ text: String) throws(SizeError) -> DebugCommand {
    try SizeParser.command(
      typed: text, allowed: 1...1366, window: Size(width: 1280, height: 800), catalog: .builtIn)
  }

  @Test(
    "is a size, a device or a share of the window",
    arguments: [
      ("390x844", .size(Size(width: 390, height: 844))), ("iphone 12 mini", .device(.iPhone12Mini)),
      (" 50% ", .size(Size(width: 640, height: 400))),
      ("100 %", .size(Size(width: 1280, height: 800))),
      ("1000%", .size(Size(width: 1366, height: 1366))), ("iphone-8", .device(.iPhone8)),
    ] as [(String, DebugCommand)])
  func reading(text: String, expected: DebugCommand) throws {
    #expect(try command(text) == expected)
  }

  @Test(
    "is refused where it is none",
    arguments: ["", "%", "0%", "1001%", "-5%", "1e2%", "12x", "nobody", "390x0"])
  func refusing(text: String) { #expect(throws: SizeError.self) { try command(text) } }
}
