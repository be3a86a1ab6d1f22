import AppSurface
import Testing

@testable import DebugMenu

@Suite("The places of the labels")
struct OverlayLayoutTests {
  private typealias Wish = OverlayLayout.Wish
  private let phone = Size(width: 320, height: 568)

  private func wish(_ place: OverlayLabels.Place, _ width: Double) -> Wish {
    Wish(place: place, size: Size(width: width, height: 18))
  }

  private func layout(
    _ wishes: Wish..., room: OverlayLayout.Room? = nil,
    position: ScreenNameConfiguration.VerticalPosition = .top
  ) -> OverlayLayout {
    OverlayLayout(
      wishes, in: room ?? OverlayLayout.Room(size: phone, safeArea: .zero), position: position)
  }

  @Test("are 8 from the safe sides, 4 from the edge and 2 from one another")
  func corners() {
    let safe = DirectionalEdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 7)
    let room = OverlayLayout.Room(size: phone, safeArea: safe)
    let top = layout(wish(.screen, 80), wish(.child, 60), wish(.route, 50), room: room)
    #expect(top.frames[.screen] == Rect(x: 13, y: 24, width: 80, height: 18))
    #expect(top.frames[.child] == Rect(x: 13, y: 44, width: 60, height: 18))
    #expect(top.frames[.route] == Rect(x: 320 - 15 - 50, y: 24, width: 50, height: 18))
    let bottom = layout(
      wish(.screen, 80), wish(.child, 60), wish(.route, 50), room: room, position: .bottom)
    #expect(bottom.frames[.child]?.maxY == 534)
    #expect(bottom.frames[.screen]?.maxY == 514)
    #expect(bottom.frames[.route]?.maxY == 534)
  }

  @Test("give way at the left first, down to what can be read, and at the right last")
  func widths() {
    #expect(OverlayLayout.widths(left: 100, route: 150, in: 304) == (100, 150))
    #expect(OverlayLayout.widths(left: 200, route: 150, in: 304) == (146, 150))
    #expect(OverlayLayout.widths(left: 200, route: 250, in: 304) == (72, 224))
    #expect(OverlayLayout.widths(left: 40, route: 400, in: 304) == (40, 256))
    #expect(OverlayLayout.widths(left: 400, route: nil, in: 304) == (304, 0))
    #expect(OverlayLayout.widths(left: nil, route: 400, in: 304) == (0, 304))
    #expect(OverlayLayout.widths(left: 90, route: 90, in: 20) == (6, 6))
    #expect(OverlayLayout.widths(left: 90, route: 90, in: 4) == (0, 0))
  }

  @Test("never overlap and keep 8 between left and right, whatever the texts and the size")
  func apart() {
    for width in stride(from: 1.0, through: 1400, by: 37) {
      for left in [10.0, 90, 400, 5000] {
        for route in [10.0, 90, 400, 5000] {
          let layout = layout(
            wish(.screen, left), wish(.child, 50), wish(.inner, left / 2), wish(.route, route),
            room: OverlayLayout.Room(size: Size(width: width, height: 300), safeArea: .zero))
          let frames = layout.frames
          guard let right = frames[.route] else { continue }
          for place in OverlayLabels.Place.left {
            guard let frame = frames[place] else { continue }
            #expect(frame.maxX + 8 <= right.minX + 0.001 || frame.width == 0)
            #expect(frame.minX >= 8 && right.maxX <= width - 8)
          }
        }
      }
    }
  }

  @Test("have none where the screen is too low or too narrow for them")
  func tiny() {
    let low = OverlayLayout.Room(size: Size(width: 300, height: 20), safeArea: .zero)
    #expect(layout(wish(.screen, 80), wish(.child, 80), room: low).frames.isEmpty)
    for size in [Size(width: 1, height: 1), Size(width: 16, height: 400)] {
      let room = OverlayLayout.Room(size: size, safeArea: .zero)
      #expect(layout(wish(.screen, 80), wish(.route, 80), room: room).frames.isEmpty)
    }
  }

  @Test("lie inside the corners and clear of the cutout of every device, held in every way")
  func devices() {
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        let size = device.size(in: orientation)
        let cutout = device.cutout(in: orientation)?.frame
        let shape = ScreenShape(cornerRadius: device.cornerRadius ?? 0, cutout: cutout)
        for (direction, position) in Self.ways {
          let room = OverlayLayout.Room(
            size, shape, device.safeArea(in: orientation), direction)
          let layout = layout(
            wish(.screen, 300), wish(.child, 200), wish(.route, 300), room: room,
            position: position)
          #expect(layout.frames.count == 3, "\(device.name) \(orientation)")
          for frame in layout.frames.values {
            var frame = frame
            if direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
            let place = "\(device.name) \(orientation) \(position) \(frame)"
            #expect(Rect(origin: .zero, size: size).contains(frame), "\(place)")
            #expect(Self.isInside(frame, size, radius: shape.cornerRadius), "\(place)")
            if let cutout {
              #expect(frame.intersection(cutout).isEmpty, "\(place) \(cutout)")
            }
          }
        }
      }
    }
  }

  private static let ways: [(LayoutDirection, ScreenNameConfiguration.VerticalPosition)] = [
    (.leftToRight, .top), (.leftToRight, .bottom), (.rightToLeft, .top), (.rightToLeft, .bottom),
  ]

  /// Whether no corner of a rectangle lies beyond a round corner of the screen.
  private static func isInside(_ frame: Rect, _ size: Size, radius: Double) -> Bool {
    for x in [frame.minX, frame.maxX] {
      for y in [frame.minY, frame.maxY] {
        let across = radius - min(x, size.width - x)
        let along = radius - min(y, size.height - y)
        guard across > 0, along > 0 else { continue }
        if across * across + along * along > radius * radius + 0.01 { return false }
      }
    }
    return true
  }
}

private final class LongNamedScreenOfAnAppWithManyWords: PlainScreen {}

@Suite("The labels as they are drawn")
struct ScreenNameOverlayTests {
  private func layer(_ tester: NameTester) throws -> Layer {
    tester.stack.update(at: tester.clock.time)
    return try #require(tester.stack.layer(named: "screen-names"))
  }

  @Test("stand over the app and its sheets, under the menu")
  func order() {
    let tester = SessionTester()
    tester.session?.perform(.open)
    tester.update()
    #expect(tester.layerNames == ["app", "screen-names", "menu"])
  }

  @Test("stand 8 from the safe sides and 4 from the edge, at the top or at the bottom")
  func place() {
    let tester = NameTester(FirstScreen())
    #expect(tester.frame(of: "FirstScreen")?.origin == Point(x: 14, y: 6))
    tester.viewer?.configuration.verticalPosition = .bottom
    #expect(tester.frame(of: "FirstScreen")?.maxY == 594)
  }

  @Test("are one line, cut in the middle where there is no room")
  func cut() throws {
    let screen = HostingScreen(rootView: Text("x").trackScreenName("a route with a long name"))
    let navigation = NavigationScreen(root: LongNamedScreenOfAnAppWithManyWords())
    let tester = NameTester(navigation, size: Size(width: 160, height: 320))
    let entry = try layer(tester).surface.snapshot().entries.first { !$0.lines.isEmpty }
    #expect(entry?.lines.count == 1 && entry?.isTruncated == true)
    let text = try #require(entry?.lines.first?.text)
    #expect(text.hasPrefix("Long") && text.hasSuffix("Words") && text.contains("…"))
    navigation.push(screen)
    #expect(tester.shown == ["a route with a long name"])
  }

  @Test("take their looks and switches while running; one switch holds for all at the left")
  func looks() throws {
    let screen = FirstScreen()
    let tester = NameTester(screen)
    screen.addChild(SecondScreen())
    let height = try #require(tester.frame(of: "SecondScreen")).height
    tester.viewer?.configuration.screen.textSize = 24
    #expect(try #require(tester.frame(of: "SecondScreen")).height > height * 1.5)
    tester.viewer?.configuration.screen.paddingHorizontal = 20
    #expect(tester.frame(of: "FirstScreen")?.minX == 28)
    tester.viewer?.configuration.screen.backgroundColor = .red
    let grounds = try layer(tester).surface.drawList().commands.count { command in
      if case .fill(_, .red, radius: 4) = command { true } else { false }
    }
    #expect(grounds == 2)
    tester.viewer?.configuration.viewController.enabled = false
    #expect(tester.shown == [])
  }

  @Test("bear looks that make no sense", arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func oddLooks(number: Double) {
    let tester = NameTester(FirstScreen())
    tester.viewer?.configuration.screen.textSize = number
    tester.viewer?.configuration.screen.paddingHorizontal = number
    tester.viewer?.configuration.screen.paddingVertical = number
    tester.viewer?.configuration.screen.cornerRadius = number
    tester.stack.update(at: .zero)
    _ = tester.stack.composition()
  }

  @Test("keep their size whatever text size is simulated for the app")
  func textScale() throws {
    let tester = SessionTester()
    let before = try #require(tester.frame(of: "SessionTester.HomeScreen", in: "screen-names"))
    tester.session?.perform(.textScale(3))
    tester.update()
    let after = tester.frame(of: "SessionTester.HomeScreen", in: "screen-names")
    #expect(after == before)
  }

  @Test("swap sides where lines run from right to left")
  func rightToLeft() throws {
    let tester = SessionTester()
    tester.session?.perform(.rightToLeft(true))
    tester.update()
    let frame = try #require(tester.frame(of: "SessionTester.HomeScreen", in: "screen-names"))
    #expect(frame.maxX == 1280 - 14)
  }

  @Test("move with the app, below the safe edge of a device")
  func device() throws {
    let tester = SessionTester()
    tester.session?.perform(.device(.iPhone12Pro))
    tester.update()
    let app = try #require(tester.stack.layer(named: "app"))
    let frame = try #require(tester.frame(of: "SessionTester.HomeScreen", in: "screen-names"))
    let local = app.placement.fromWindow(frame.origin)
    // Frames stand on whole pixels, of which the device has three to the point.
    #expect(abs(local.x - 14) < 0.4)
    #expect(abs(local.y - Device.iPhone12Pro.safeArea(in: .portrait).top - 6) < 0.4)
  }
}
