import AppSurface
import SDLHost
import Testing

@testable import DebugMenu

@Suite("The picture of a device, in pixels")
struct DevicePictureTests {
  /// A device's picture over a white app.
  private struct Drawn {
    let drawing: DeviceDrawing
    let picture: Picture

    init(_ device: Device, _ orientation: Orientation, scheme: ColorScheme = .light) throws {
      var tile = WallState.Tile(device)
      tile.orientation = orientation
      drawing = DeviceDrawing(tile, zoom: 1, scheme: scheme, ground: .white)
      let size = drawing.size
      let frame = Composition(
        windowSize: size, background: .white,
        layers: [
          PlacedDrawList(
            placement: .identity, clip: nil, drawList: drawing.drawList(text: .fixed))
        ])
      let pixels = PixelCanvas.pixels(of: size, scale: 1)
      let canvas = try PixelCanvas(
        width: pixels.width, height: pixels.height, fonts: FontSystem(.embedded))
      try canvas.draw(frame, scale: 1)
      picture = canvas.picture()
    }

    /// The share of a rectangle's pixels that are darker than a level from 0 to 255.
    func share(of rect: Rect, darkerThan level: UInt8) -> Double {
      var (dark, all) = (0, 0)
      for y in Int(rect.minY.rounded(.up))..<max(Int(rect.minY.rounded(.up)), Int(rect.maxY)) {
        for x in Int(rect.minX.rounded(.up))..<max(Int(rect.minX.rounded(.up)), Int(rect.maxX)) {
          all += 1
          if picture.bitmap.pixels[(y * picture.width + x) * 4 + 1] < level { dark += 1 }
        }
      }
      return all == 0 ? 0 : Double(dark) / Double(all)
    }
  }

  @Test("Every device with a cutout is dark where the cutout is, however it is held")
  func cutouts() throws {
    var shapes: Set<Cutout.Shape> = []
    for device in Device.allCases {
      for orientation in device.supportedOrientations {
        guard let cutout = device.drawnCutout(in: orientation) else { continue }
        shapes.insert(cutout.shape)
        let drawn = try Drawn(device, orientation)
        let frame = cutout.frame.offset(by: drawn.drawing.screen.origin)
        // A hole is round, in a box that may reach on to the edge of the screen.
        let (short, long) = (
          min(frame.width, frame.height), max(frame.width, frame.height)
        )
        let least = cutout.shape == .hole ? short / long * 0.45 : 0.85
        #expect(
          drawn.share(of: frame, darkerThan: 70) > least, "\(device.name), \(orientation)")
        let screen = Rect(origin: .zero, size: device.size(in: orientation))
        #expect(screen.contains(cutout.frame), "\(device.name), \(orientation)")
      }
    }
    #expect(shapes == Set(Cutout.Shape.allCases))
  }

  @Test("A phone whose cutout no source places has one of its sort; a known one is never moved")
  func sorts() {
    for device in Device.allCases where device.cutout != nil {
      #expect(device.drawnCutout(in: .portrait) == device.cutout(in: .portrait))
    }
    for (device, shape) in [
      (Device.iPhone12Mini, Cutout.Shape.notch), (.iPhone13Mini, .notch), (.iPhone12ProMax, .notch),
      (.iPhone17, .island), (.iPhoneAir, .island), (.pixel9a, .hole),
    ] {
      #expect(device.cutout == nil, "\(device.name) is known: another example is needed")
      #expect(device.drawnCutout(in: .portrait)?.shape == shape, "\(device.name)")
      let frame = device.drawnCutout(in: .portrait)?.frame ?? .zero
      #expect(abs(frame.midX - device.size.width / 2) < 0.01)
      #expect(frame.maxY <= device.safeArea(in: .portrait).top)
    }
    for device in [Device.iPhone8, .iPadAir, .iPhone18Pro] {
      #expect(device.drawnCutout(in: .portrait) == nil, "\(device.name)")
    }
  }

  @Test("The buttons at the sides are told from a light ground and from a dark one")
  func buttons() throws {
    let drawn = try Drawn(.iPhone12Mini, .portrait)
    let body = drawn.drawing.outer
    // Each side has a strip of button that is neither the ground's white nor nearly so.
    for x in [body.minX - 2, body.maxX] {
      let strip = Rect(x: x, y: body.minY, width: 2, height: body.height)
      let share = drawn.share(of: strip, darkerThan: 190)
      #expect(share > 0.08 && share < 0.3, "\(share)")
    }
  }
}
