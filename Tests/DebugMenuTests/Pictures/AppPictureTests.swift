import AppSurface
import Testing

@testable import DebugMenu

@Suite("A picture of the app")
struct AppPictureTests {
  @Test func `has the device's points times its scale, whatever the window, and changes nothing`()
    throws
  {
    let tester = WallTester(window: Size(width: 320, height: 240))
    for device in Device.allCases {
      for isTurned in [false, true] {
        tester.perform(.device(device))
        if isTurned { tester.perform(.rotate) }
        let before = (tester.app.snapshot(), tester.app.drawingCount, tester.session.size)
        let picture = try #require(tester.session.picture())
        let wanted =
          device.naturalOrientation.isLandscape == tester.session.size.orientation.isLandscape
          ? device.renderedPixelSize : device.renderedPixelSize.swapped
        #expect(picture.pixelSize == wanted, "\(device.name)")
        #expect(picture.frame.windowSize == tester.app.size)
        #expect(tester.app.snapshot() == before.0 && tester.session.size == before.2)
        // It is the drawing that shows, not another one.
        #expect(picture.frame.layers.map(\.drawList) == [tester.app.drawList()])
        #expect(tester.app.drawingCount - before.1 <= 1)
      }
    }
  }

  @Test func `shows what stands there, scrolled as it is`() throws {
    let tester = WallTester()
    tester.perform(.device(.iPhone8))
    let list = try #require(tester.app.rootElement?.first(of: ScrollElement.self))
    list.scroll(to: Point(x: 0, y: 120))
    let picture = try #require(tester.session.picture())
    #expect(list.contentOffset.y == 120)
    #expect(picture.frame.layers.first?.drawList == tester.app.drawList())
  }

  @Test func `is saved by the key, the menu's row and the command, under the device's name`() throws
  {
    let tester = WallTester()
    var drawn: [(scale: Double, size: Size)] = []
    var names: [String] = []
    tester.stack.services.drawPicture = { frame, scale in
      drawn.append((scale, frame.windowSize))
      return Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    }
    tester.stack.services.savePicture = { _, name in
      names.append(name)
      return "\(name).png"
    }
    tester.perform(.picture)
    tester.perform(.device(.iPhone12Mini))
    try tester.key("ctrl+alt+p")
    tester.perform(.rotate)
    tester.perform(.open)
    _ = tester.session.reveal(label: "Save Picture")
    tester.update()
    // The message about the picture before lies over the menu.
    let menu = tester.stack.scriptLayers().first { $0.name == "menu" }
    let row = menu?.target(labelled: "Save Picture")
    tester.click(try #require(row))
    #expect(
      names == [
        "demo-app-1280x800", "demo-app-iphone-12-mini", "demo-app-iphone-12-mini-landscape",
      ])
    #expect(drawn.map(\.scale) == [1, 3, 3])
    #expect(drawn.last?.size == Size(width: 812, height: 375))
    #expect(
      tester.session.store.state.toast?.text
        == "Saved demo-app-iphone-12-mini-landscape.png, 2436 × 1125 pixels")
  }

  @Test func `that cannot be saved says why`() {
    let tester = WallTester()
    tester.perform(.picture)
    #expect(
      tester.session.store.state.toast?.text
        == "The picture is not saved: this host draws no pictures")
  }

  @Test func `is cut by the device's outline, and shows the body where that is wanted`() throws {
    let tester = WallTester()
    tester.perform(.device(.iPhone12Mini))
    #expect(tester.session.picture()?.mask?.radius == Device.iPhone12Mini.cornerRadius)
    tester.perform(.show(.body, true))
    let picture = try #require(tester.session.picture())
    #expect(picture.mask == nil && picture.frame.windowSize.width > 375)
    #expect(picture.frame.layers.first?.drawList == tester.app.drawList())
    #expect(picture.frame.layers.first?.placement.zoom == 1)
    // What is the same on black and white is opaque; what is not lets the ground through.
    let onWhite = try #require(picture.onWhite)
    let pixels = picture.bitmap { frame, _ in
      let isWhite = frame == onWhite
      return Bitmap(
        width: 3, height: 1,
        pixels: [9, 9, 9, 255] + (isWhite ? [255, 255, 255, 255] : [0, 0, 0, 255])
          + (isWhite ? [227, 177, 177, 255] : [100, 50, 50, 255]))
    }.pixels
    #expect(Array(pixels[0..<4]) == [9, 9, 9, 255])
    #expect(pixels[7] == 0)
    #expect(Array(pixels[8..<12]) == [199, 99, 99, 128])
  }
}
