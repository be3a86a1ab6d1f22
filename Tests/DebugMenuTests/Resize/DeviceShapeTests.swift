import AppSurface
import Testing

@testable import DebugMenu

@Suite("A device's shape")
struct DeviceShapeTests {
  private func drawing(
    _ device: Device, _ orientation: Orientation? = nil, part: DevicePart = .full
  ) -> DeviceDrawing {
    var state = ResizeState(window: Size(width: 1280, height: 800))
    state.choice = .device(device, orientation ?? device.naturalOrientation, part)
    state.picture = .shape
    return DeviceDrawing(state, scheme: .light, ground: .gray)
  }

  private func tester() -> SessionTester { SessionTester(options: .init(showsScreenNames: false)) }

  @Test("moves no device by a hair: size, place and insets are those without it")
  func place() {
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        for part in device.parts(in: orientation) {
          var state = ResizeState(window: Size(width: 1281, height: 799))
          state.choice = .device(device, orientation, part)
          let plain = state
          state.picture = .shape
          #expect(state.placement == plain.placement && state.size == plain.size)
          #expect(state.contentInsets == plain.contentInsets)
          #expect(
            state.placement.origin
              == Point(
                x: (1281 - state.size.width * state.placement.zoom) / 2,
                y: (799 - state.size.height * state.placement.zoom) / 2))
        }
      }
    }
  }

  @Test("is drawn for every device that has one, inside of the app alone, in a few strokes")
  func every() {
    var shapes = 0
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        for part in device.parts(in: orientation) {
          let drawing = drawing(device, orientation, part: part)
          let commands = drawing.drawList(text: .fixed).commands
          guard device.hasShape else {
            #expect(commands.allSatisfy { if case .clip = $0 { true } else { false } })
            continue
          }
          shapes += 1
          #expect(commands.count <= 12)
          guard case .clip(let first?)? = commands.first else {
            Issue.record("\(device.name) is not cut")
            continue
          }
          #expect(first == drawing.app)
          for command in commands {
            if case .clip(let rect?) = command { #expect(drawing.app.contains(rect)) }
            // Broad faint fills cost eight times as much as opaque ones.
            if case .fill(_, let color, _) = command { #expect(color.alpha == 1) }
            if case .outline(_, let color, _, _) = command { #expect(color.alpha == 1) }
          }
          #expect(commands.last == .clip(nil))
        }
      }
    }
    #expect(shapes > 200)
  }

  @Test("has the catalogue's corners and cutout, as the body has them")
  func likeTheBody() throws {
    let device = try #require(Device.allCases.first { $0.cutout?.shape == .island })
    let radius = try #require(device.cornerRadius)
    for orientation in Orientation.allCases {
      let drawing = drawing(device, orientation)
      #expect(drawing.glass == drawing.screen && drawing.app == drawing.screen)
      let commands = drawing.drawList(text: .fixed).commands
      let frame = try #require(device.cutout(in: orientation)).frame.offset(
        by: drawing.screen.origin)
      #expect(
        commands.contains { if case .fill(frame, _, _) = $0 { true } else { false } })
      let hasRing = commands.contains {
        guard case .outline(let rect, let color, let width, let outer) = $0 else { return false }
        return rect.inset(by: width) == drawing.screen && color == .gray
          && abs(outer - width - radius) < 1e-9
      }
      #expect(hasRing)
    }
  }

  @Test("has corners of its sort where no source tells of them, and the known ones where one does")
  func corners() throws {
    for device in Device.allCases {
      let drawn = device.drawnCornerRadius
      if let known = device.cornerRadius { #expect(drawn == known) }
      #expect(drawn >= 0 && drawn <= min(device.size.width, device.size.height) / 2)
      #expect(DeviceBody(device).radius >= drawn)
    }
    for id in [
      "iphone-air", "ipad-pro-11-inch-m4", "pixel-9", "apple-watch-45mm-series-7-9",
    ] {
      let device = try #require(Catalog.builtIn.device(id: id))
      #expect(device.cornerRadius == nil, "\(id) is known: another example is needed")
      #expect(device.drawnCornerRadius > 10, "\(id)")
    }
    for id in ["iphone-8", "ipad-7", "apple-watch-38mm-series-0-3", "galaxy-s9", "jio-phone-2"] {
      #expect(try #require(Catalog.builtIn.device(id: id)).drawnCornerRadius == 0, "\(id)")
    }
  }

  @Test("of a part of the screen is the part's own: corners where it reaches the screen's")
  func parts() throws {
    let device = Device.iPadPro11Inch
    let orientation = Orientation.landscapeLeft
    let frame = try #require(device.frame(of: .half, in: orientation))
    let drawing = drawing(device, orientation, part: .half)
    #expect(drawing.app.size == frame.size)
    #expect(drawing.glass.size == device.size(in: orientation))
    #expect(drawing.glass.origin == drawing.app.origin - frame.origin)
  }

  @Test("shows with every device that is chosen, and with no other size")
  func whenItShows() throws {
    let tester = tester()
    let session = try #require(tester.session)
    func shows() -> Bool {
      tester.update()
      return tester.layerNames == ["app", "device"]
    }
    #expect(!shows(), "a window has no shape")
    session.perform(.device(.iPhone12Mini))
    #expect(shows())
    session.perform(.rotate)
    #expect(shows())
    session.perform(.size(Size(width: 375, height: 812)))
    #expect(!shows(), "a free size has none")
    session.perform(.undo)
    #expect(shows())
    session.perform(.device(.iPhone8))
    #expect(!shows(), "a rectangle needs no layer")
    session.perform(.device(.iPhone12Mini))
    session.perform(.show(.shape, false))
    #expect(!shows())
    session.perform(.show(.shape, true))
    #expect(shows())
    session.perform(.show(.whole, true))
    session.perform(.show(.whole, false))
    #expect(shows(), "the body's switch leaves the shape on")
    session.perform(.reset)
    tester.wait(.seconds(10))
    #expect(!shows())
    #expect(
      SessionTester(options: .init(showsDeviceShape: false)).session?.size.picture == [])
  }

  @Test("is in nobody's way: presses beneath the cutout are the app's")
  func presses() throws {
    let tester = tester()
    tester.session?.perform(.device(.iPhone12Mini))
    tester.update()
    let cutout = try #require(Device.iPhone12Mini.drawnCutout(in: .portrait)).frame
    let place = try #require(tester.stack.layer(named: "app")).placement
    let points = [cutout.center, Point(x: 1, y: 1), Point(x: 374, y: 811)]
    for point in points {
      let before = tester.app.focusedElement
      tester.click(place.toWindow(point))
      #expect(tester.app.focusedElement === before)
      #expect(tester.stack.isKey(tester.stack.layer(named: "app")))
    }
    #expect(tester.click("Press") && tester.home.presses == 1)
  }

  @Test("is left out of saved pictures, whose corners are cut by the device's outline anyway")
  func pictures() throws {
    let tester = tester()
    let session = try #require(tester.session)
    session.perform(.device(.iPhone12Mini))
    tester.update()
    #expect(session.size.picture == .shape)
    let picture = try #require(session.picture())
    session.perform(.show(.shape, false))
    #expect(session.picture() == picture && picture.mask != nil)
    session.perform(.show([.shape, .safeAreas], true))
    let tinted = try #require(session.picture())
    session.perform(.show(.shape, false))
    #expect(session.picture() == tinted)
  }
}
