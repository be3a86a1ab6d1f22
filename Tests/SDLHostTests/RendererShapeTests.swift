import AppSurface
import Testing

@testable import SDLHost

@Suite("Shapes become pixels")
struct RendererShapeTests {
  @Test(
    "both edges are rounded the same way, so neighbours share an edge",
    arguments: [0.0, 0.25, 0.5, 0.75, 1.3], [1.0, 1.5, 2.0, 3.0])
  func neighbours(offset: Double, scale: Double) throws {
    let left = Rect(x: 1 + offset, y: 2, width: 5.4, height: 4)
    let right = Rect(x: left.maxX, y: 2, width: 5.4, height: 4)
    let pixels = try DrawnPixels(
      [.fill(left, Color.red.opacity(0.5), radius: 0), .fill(right, .red.opacity(0.5), radius: 0)],
      scale: scale)
    let row = Int(4 * scale)
    let inked = (0..<pixels.picture.width).filter { pixels[$0, row] != 0xFFFFFF }
    let first = try #require(inked.first)
    #expect(inked == Array(first..<first + inked.count), "a gap between neighbours")
    #expect(Set(inked.map { pixels[$0, row] }).count == 1, "a pixel was drawn twice")
    #expect(first == Int((left.minX * scale + 0.5).rounded(.down)))
    #expect(first + inked.count == Int((right.maxX * scale + 0.5).rounded(.down)))
  }

  @Test("a placement moves and scales what a layer draws")
  func placement() throws {
    let fill = DrawCommand.fill(Rect(x: 2, y: 2, width: 8, height: 4), .black, radius: 0)
    let zoomed = Placement(origin: Point(x: 4, y: 6), zoom: 0.5)
    #expect(try DrawnPixels([fill], placement: zoomed).ink == [5, 7, 4, 2])
    #expect(try DrawnPixels([fill], scale: 2, placement: zoomed).ink == [10, 14, 8, 4])
  }

  @Test("a layer's clip and a list's clip cut what is drawn, and nil ends the list's")
  func clip() throws {
    let all = DrawCommand.fill(Rect(x: 0, y: 0, width: 20, height: 20), .black, radius: 0)
    let inner = DrawCommand.clip(Rect(x: 8, y: 8, width: 20, height: 2))
    let layer = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(try DrawnPixels([all], clip: layer).ink == [5, 5, 10, 10])
    #expect(try DrawnPixels([inner, all], clip: layer).ink == [8, 8, 7, 2])
    #expect(try DrawnPixels([inner, .clip(nil), all], clip: layer).ink == [5, 5, 10, 10])
    let empty = DrawCommand.clip(Rect(x: 8, y: 8, width: 0, height: 5))
    #expect(try DrawnPixels([empty, all]).ink == [])
    #expect(try DrawnPixels([.clip(Rect(x: 50, y: 0, width: 5, height: 5)), all]).ink == [])
  }

  @Test("a hairline keeps one pixel wherever it stands")
  func hairline() throws {
    for step in 0..<20 {
      let y = 3 + Double(step) / 20
      let line = Rect(x: 0, y: y, width: 20, height: 0.5)
      #expect(try DrawnPixels([.fill(line, .black, radius: 0)]).ink[3] == 1)
    }
  }

  @Test("rounded corners are smooth, alike on all sides, and leave the edges full")
  func rounded() throws {
    let box = Rect(x: 2, y: 2, width: 16, height: 16)
    let pixels = try DrawnPixels([.fill(box, .black, radius: 5)])
    #expect(pixels[2, 2] == 0xFFFFFF)
    #expect(pixels[9, 2] == 0 && pixels[2, 9] == 0 && pixels[17, 9] == 0 && pixels[9, 17] == 0)
    let grey = pixels[3, 3]
    #expect(grey > 0 && grey < 0xFFFFFF)
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(pixels[x, y] == pixels[19 - x, y] && pixels[x, y] == pixels[x, 19 - y])
      }
    }
  }

  @Test("a radius of more than half a side makes a pill", arguments: [7.0, 8.0, 9.0])
  func pill(height: Double) throws {
    let pixels = try DrawnPixels([
      .fill(Rect(x: 1, y: 1, width: 18, height: height), .black, radius: 100)
    ])
    #expect(pixels.ink == [1, 1, 18, Int(height)])
    #expect(pixels[1, 1] == 0xFFFFFF && pixels[10, 1] == 0)
    #expect(pixels[1, Int(height)] == 0xFFFFFF)
  }

  @Test("an outline lies inside of its rectangle and blends no pixel twice", arguments: [0.0, 4])
  func outline(radius: Double) throws {
    let ink = Color(white: 0, alpha: 0.5)
    let box = Rect(x: 2, y: 2, width: 12, height: 10)
    let pixels = try DrawnPixels([.outline(box, ink, width: 2, radius: radius)])
    #expect(pixels.ink == [2, 2, 12, 10])
    #expect(pixels[8, 2] == pixels[8, 3] && pixels[8, 4] == 0xFFFFFF && pixels[8, 11] != 0xFFFFFF)
    let darkest = try #require((0..<400).map { pixels[$0 % 20, $0 / 20] }.min())
    #expect(darkest == 0x7F7F7F || darkest == 0x808080)
    #expect(pixels[7, 7] == 0xFFFFFF)
  }

  @Test("an outline that is thicker than its rectangle fills it once")
  func thickOutline() throws {
    let pixels = try DrawnPixels([
      .outline(
        Rect(x: 2, y: 2, width: 5, height: 3), Color(white: 0, alpha: 0.5), width: 9, radius: 0)
    ])
    #expect(pixels.ink == [2, 2, 5, 3] && pixels.inkCount == 15)
    #expect(Set((2..<7).map { pixels[$0, 3] }).count == 1)
  }

  @Test("an opaque fill is exact, a translucent one is blended, a clear one is nothing")
  func blending() throws {
    let box = Rect(x: 0, y: 0, width: 4, height: 4)
    #expect(try DrawnPixels([.fill(box, Color(hex: 0x123456), radius: 0)])[1, 1] == 0x123456)
    let half = try DrawnPixels([.fill(box, Color(white: 0, alpha: 0.5), radius: 0)])[1, 1]
    #expect(abs(half & 255 - 127) <= 1)
    #expect(try DrawnPixels([.fill(box, .clear, radius: 0)]).ink == [])
  }
}
