import DeviceCatalog
import Testing

@Suite("Turning a device")
struct GeometryTests {
  let screen = Size(width: 100, height: 200)

  @Test(
    "A corner of the screen goes where the hand turns it",
    arguments: [
      (0, Rect(x: 0, y: 0, width: 10, height: 20)), (1, Rect(x: 0, y: 90, width: 20, height: 10)),
      (2, Rect(x: 90, y: 180, width: 10, height: 20)),
      (3, Rect(x: 180, y: 0, width: 20, height: 10)),
      (-1, Rect(x: 180, y: 0, width: 20, height: 10)),
      (5, Rect(x: 0, y: 90, width: 20, height: 10)),
    ])
  func corner(turns: Int, expected: Rect) {
    #expect(Rect(x: 0, y: 0, width: 10, height: 20).turned(by: turns, in: screen) == expected)
  }

  @Test("In landscapeLeft the device's top is at the left")
  func landscapeLeft() throws {
    let device = Device.iPhone14Pro
    let left = try #require(device.cutout(in: .landscapeLeft)).frame
    let right = try #require(device.cutout(in: .landscapeRight)).frame
    #expect(left == Rect(x: 11, y: 134, width: 37, height: 125))
    #expect(right.maxX == 852 - 11)
  }

  @Test("A device that is landscape by nature is turned from there")
  func landscapeByNature() {
    let device = Device.steamDeck
    #expect(device.size(in: .landscapeLeft) == Size(width: 1280, height: 800))
    #expect(device.size(in: .landscapeRight) == Size(width: 1280, height: 800))
    #expect(device.size(in: .portrait) == Size(width: 800, height: 1280))
  }

  @Test("Quarter turns between orientations are counted anticlockwise")
  func quarterTurns() {
    #expect(Orientation.landscapeLeft.quarterTurns(from: .portrait) == 1)
    #expect(Orientation.portrait.quarterTurns(from: .landscapeLeft) == 3)
    #expect(Orientation.portraitUpsideDown.quarterTurns(from: .portrait) == 2)
    for orientation in Orientation.allCases {
      #expect(orientation.turnedAnticlockwise.quarterTurns(from: orientation) == 1)
    }
  }
}
