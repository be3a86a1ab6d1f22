import AppSurface
import Testing

@testable import DebugMenu

@Suite("A device's picture")
struct DevicePictureTests {
  private func drawing(
    _ device: Device, _ picture: DevicePicture = .whole, _ orientation: Orientation? = nil,
    part: DevicePart = .full
  ) -> DeviceDrawing {
    var state = ResizeState(window: Size(width: 1280, height: 800))
    state.choice = .device(device, orientation ?? device.naturalOrientation, part)
    state.picture = picture
    return DeviceDrawing(state, scheme: .light, ground: .gray)
  }

  private func fills(_ list: DrawList) -> [Rect] {
    list.commands.compactMap { if case .fill(let rect, _, _) = $0 { rect } else { nil } }
  }

  @Test(
    "is drawn for every device in every orientation and part, with finite figures",
    arguments: [DevicePicture.whole, [.whole, .safeAreas, .keyboard], .keyboard, .safeAreas])
  func every(picture: DevicePicture) {
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        for part in device.parts(in: orientation) {
          let drawing = drawing(device, picture, orientation, part: part)
          let list = drawing.drawList(text: .fixed)
          #expect(!picture.contains(.body) || list.commands.count > 5)
          for rect in fills(list) {
            #expect(rect.minX.isFinite && rect.maxY.isFinite && !rect.isEmpty)
          }
          #expect(drawing.size.width.isFinite && drawing.size.height > 0)
        }
      }
    }
  }

  @Test("draws a cutout where the catalogue says, turned with the device")
  func cutout() throws {
    let device = try #require(Device.allCases.first { $0.cutout?.shape == .island })
    for orientation in Orientation.allCases {
      let drawing = drawing(device, .whole, orientation)
      let frame = try #require(device.cutout(in: orientation)).frame.offset(
        by: drawing.screen.origin)
      #expect(fills(drawing.drawList(text: .fixed)).contains(frame))
    }
  }

  @Test("cuts the app's corners by the screen's outline with a ring of the catalogue's radius")
  func corners() throws {
    let device = Device.iPhone12Mini
    let drawing = drawing(device)
    let radius = try #require(device.cornerRadius)
    let rings = drawing.drawList(text: .fixed).commands.contains {
      guard case .outline(let rect, _, let width, let outer) = $0 else { return false }
      let inner = rect.inset(by: width)
      return abs(outer - width - radius) < 1e-9 && abs(inner.minX - drawing.screen.minX) < 1e-9
        && abs(inner.maxY - drawing.screen.maxY) < 1e-9
    }
    #expect(rings)
  }

  @Test("tells the insets in figures, those of every edge that has one")
  func figures() {
    let drawing = drawing(.iPhone12Mini, .safeAreas, .landscapeLeft)
    let texts = drawing.drawList(text: .fixed).commands.compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(texts.sorted() == ["20", "50", "50"])
  }

  @Test("has each part by its own switch, and nothing with all off")
  func switches() throws {
    let device = try Catalog.builtIn.device(named: "galaxy-z-fold6")
    // The body has the shape, which is left out beside it.
    for part in DevicePicture.switches where part.picture != .shape {
      let with = drawing(device, [.whole, .safeAreas, .keyboard]).drawList(text: .fixed)
      let without = drawing(
        device, DevicePicture([.whole, .safeAreas, .keyboard]).subtracting(part.picture)
      ).drawList(text: .fixed)
      #expect(with.commands.count > without.commands.count, "\(part.name)")
    }
    #expect(drawing(device, []).drawList(text: .fixed).commands.isEmpty)
  }

  @Test("has a keyboard of the device's height, to which the layout gives way")
  func keyboard() throws {
    let tester = SessionTester(options: .init(showsScreenNames: false))
    let device = try #require(Device.allCases.first { $0.keyboardHeight(in: .portrait) != nil })
    tester.session?.perform(.device(device))
    tester.session?.perform(.show(.keyboard, true))
    tester.update()
    let height = try #require(device.keyboardHeight(in: .portrait))
    #expect(tester.app.configuration.safeArea.bottom == height)
    tester.session?.perform(.rotate)
    tester.update()
    #expect(tester.app.configuration.safeArea.bottom == device.keyboardHeight(in: .landscapeLeft))
    tester.session?.perform(.show(.keyboard, false))
    tester.update()
    #expect(tester.app.configuration.safeArea == device.safeArea(in: .landscapeLeft))
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        let size = device.size(in: orientation)
        let height = KeyboardHeight.of(device, size: size, orientation: orientation)
        #expect(height > 0 && height < size.height)
      }
    }
  }

  @Test("lies over the app, takes no press, and is gone when nothing of it is wanted")
  func layer() {
    let tester = SessionTester(options: .init(showsScreenNames: false))
    tester.session?.perform(.device(.iPhone12Mini))
    tester.session?.perform(.show(.whole, true))
    tester.update()
    #expect(tester.layerNames == ["app", "device"])
    #expect(tester.click("Press") && tester.home.presses == 1)
    tester.session?.perform(.show([.whole, .shape], false))
    tester.update()
    #expect(tester.layerNames == ["app"])
  }

  @Test("masks a saved picture's corners and nothing else")
  func mask() {
    let bitmap = Bitmap(
      width: 80, height: 60, pixels: Array(repeating: 255, count: 80 * 60 * 4))
    let masked = DeviceMask(radius: 10).applied(to: bitmap, scale: 2)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { masked.pixels[(y * 80 + x) * 4 + 3] }
    for (x, y) in [(0, 0), (79, 0), (0, 59), (79, 59)] { #expect(alpha(x, y) == 0) }
    for (x, y) in [(40, 0), (0, 30), (7, 7), (72, 52), (40, 30)] { #expect(alpha(x, y) == 255) }
    let edge = (0..<20).map { alpha($0, 3) }
    #expect(edge == edge.sorted() && edge.contains { $0 > 0 && $0 < 255 })
    #expect(DeviceMask(radius: 0).applied(to: bitmap, scale: 2) == bitmap)
    #expect(DeviceMask(radius: 1e9).applied(to: bitmap, scale: 2).width == 80)
  }
}

@Suite("A part of a device's screen")
struct DevicePartTests {
  @Test("has the catalogue's width, the screen's insets at its edges, and its size classes")
  func splits() {
    var seen = 0
    for device in Device.allCases {
      for orientation in Orientation.allCases {
        guard let widths = device.multitaskingWidths(in: orientation) else { continue }
        for (part, width) in [
          (DevicePart.third, widths.oneThird), (.half, widths.oneHalf),
          (.twoThirds, widths.twoThirds),
          (.slideOver, widths.slideOver),
        ] {
          #expect(device.frame(of: part, in: orientation)?.width == width)
          guard let width else { continue }
          seen += 1
          #expect(
            device.sizeClass(of: part, in: orientation)
              == device.sizeClass(in: orientation, width: width))
          let insets = device.safeArea(of: part, in: orientation)
          #expect(insets.top == device.safeArea(in: orientation).top)
        }
      }
    }
    #expect(seen > 50)
  }

  @Test("at both sides of a hinge fills the screen but for the hinge")
  func postures() throws {
    let device = try #require(Device.allCases.first { $0.id == "galaxy-z-fold6" })
    let left = try #require(device.frame(of: .left, in: .portrait))
    let right = try #require(device.frame(of: .right, in: .portrait))
    #expect(left.maxX == right.minX && right.maxX == device.size.width)
    #expect(device.frame(of: .top, in: .portrait) == nil)
    #expect(device.frame(of: .top, in: .landscapeLeft) != nil)
    let tester = SessionTester(options: .init(showsScreenNames: false))
    tester.session?.perform(.device(device))
    tester.session?.perform(.part(.right))
    #expect(tester.session?.size.size == right.size)
    tester.session?.perform(.rotate)
    #expect(tester.session?.size.part == .full, "there is no right half when it is turned")
    tester.session?.perform(.rotate)
    #expect(tester.session?.size.part == .right, "and turned back it is there again")
    tester.session?.perform(.part(.folded))
    #expect(tester.session?.size.device?.id == "galaxy-z-fold6-cover")
    tester.session?.perform(.part(.unfolded))
    #expect(tester.session?.size.device == device)
  }

  @Test("turns through the orientations that the device allows, and back the same way")
  func turning() {
    for device in Device.allCases {
      var state = ResizeState(window: Size(width: 800, height: 600))
      state.choose(device)
      var seen = [state.orientation]
      for _ in 0..<4 {
        state.turn(.left)
        #expect(
          device.supportedOrientations.contains(state.orientation)
            || state.orientation == device.naturalOrientation)
        #expect(state.size == device.size(in: state.orientation))
        #expect(state.safeArea == device.safeArea(in: state.orientation))
        #expect(state.sizeClass == device.sizeClass(in: state.orientation))
        seen.append(state.orientation)
      }
      for orientation in seen.dropLast().reversed() {
        state.turn(.right)
        #expect(state.orientation == orientation, "\(device.name)")
      }
    }
  }
}
