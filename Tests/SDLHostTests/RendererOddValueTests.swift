import AppSurface
import Testing

@testable import SDLHost

@Suite("Values that make no sense never trap")
struct RendererOddValueTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -5, 4_294_967_296,
  ]

  @Test("in any place of any command", arguments: numbers)
  func commands(odd: Double) throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16))
    var commands: [DrawCommand] = []
    for place in 0..<4 {
      var sides = [3.0, 3, 8, 8]
      sides[place] = odd
      let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      for radius in [0, 4, odd] {
        commands.append(.fill(rect, .red, radius: radius))
        commands.append(.outline(rect, .red, width: odd, radius: radius))
        commands.append(.image(.bitmap(bitmap), rect, tint: .white, radius: radius))
      }
      commands.append(
        .image(.symbol(name: "star", weight: .bold), rect, tint: .black, radius: 0))
      commands.append(.clip(rect))
      commands.append(.clip(nil))
      let color = Color(red: odd, green: odd, blue: odd, alpha: odd)
      commands.append(.fill(Rect(x: 1, y: 1, width: 2, height: 2), color, radius: 0))
    }
    for origin in [Point(x: odd, y: 9), Point(x: 2, y: odd), Point(x: 2, y: 9)] {
      for width in [odd, 10] {
        commands.append(
          .text(
            TextRun(
              text: "Text 12", font: .body, origin: origin, width: width, color: .black)))
      }
    }
    var list = DrawList()
    for command in commands { list.append(command) }
    let odds: [(placement: Placement, scale: Double, clip: Rect?)] = [
      (.identity, 1, nil), (Placement(origin: Point(x: odd, y: 0), zoom: 1), 1, nil),
      (Placement(origin: .zero, zoom: odd), 1, nil), (.identity, odd, nil),
      (.identity, 1, Rect(x: 0, y: odd, width: odd, height: 4)),
    ]
    let canvas = try PixelCanvas(width: 20, height: 20, fonts: FontSystem(.embedded))
    for (placement, scale, clip) in odds {
      let layer = PlacedDrawList(placement: placement, clip: clip, drawList: list)
      try canvas.draw(
        Composition(
          windowSize: Size(width: odd, height: 20), background: .white, layers: [layer]),
        scale: scale)
    }
  }

  @Test("a rectangle without numbers draws nothing, one beyond all bounds is cut")
  func extremes() throws {
    let nan = Rect(x: .nan, y: 0, width: 5, height: 5)
    #expect(try DrawnPixels([.fill(nan, .black, radius: 0)]).ink == [])
    let huge = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    #expect(try DrawnPixels([.fill(huge, .black, radius: 30)]).ink == [0, 0, 20, 20])
  }

  @Test("a megabyte on one line is drawn where it can be seen")
  func longLine() throws {
    let fonts = FontSystem(.embedded)
    let text = String(repeating: "abc defghi", count: 20_000)
    let run = TextRun(
      text: text, font: Font(size: 10), origin: Point(x: -300, y: 14),
      width: fonts.width(of: text, in: Font(size: 10)), color: .black)
    #expect(try DrawnPixels([.text(run)], fonts: fonts).inkCount > 20)
  }
}
