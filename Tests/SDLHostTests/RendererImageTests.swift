import AppSurface
import Testing

@testable import SDLHost

@Suite("Pictures and symbols")
struct RendererImageTests {
  private let quarters = Bitmap(
    width: 2, height: 2,
    pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255])

  @Test("a bitmap fills its rectangle")
  func bitmap() throws {
    let pixels = try DrawnPixels([
      .image(.bitmap(quarters), Rect(x: 4, y: 4, width: 12, height: 12), tint: .white, radius: 0)
    ])
    #expect(pixels.ink == [4, 4, 12, 12])
    #expect(pixels[4, 4] == 0xFF0000 && pixels[15, 4] == 0x00FF00)
    #expect(pixels[4, 15] == 0x0000FF && pixels[15, 15] == 0x000000)
  }

  @Test("a bitmap that shrinks is averaged")
  func shrink() throws {
    let stripes = Bitmap(
      width: 8, height: 1,
      pixels: (0..<8).flatMap { [UInt8]($0 % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]) })
    let pixels = try DrawnPixels([
      .image(.bitmap(stripes), Rect(x: 0, y: 0, width: 4, height: 1), tint: .white, radius: 0)
    ])
    for x in 0..<4 { #expect(abs(pixels[x, 0] & 255 - 128) <= 2) }
  }

  @Test("an opaque bitmap is drawn as one that is not, pixel by pixel, corners included")
  func opaque() throws {
    func pixels(_ side: Int, _ last: UInt8) -> Bitmap {
      var pixels: [UInt8] = []
      for place in 0..<side * side {
        for step in [7, 3, 1] { pixels.append(UInt8(place * step % 256)) }
        pixels.append(255)
      }
      pixels[pixels.count - 1] = last
      return Bitmap(width: side, height: side, pixels: pixels)
    }
    for (side, radius) in [(12, 0), (12, 4), (24, 3.5), (5, 6), (12, 1)] as [(Int, Double)] {
      let drawn = try [255, 254].map { last in
        try DrawnPixels([
          .fill(Rect(x: 0, y: 0, width: 20, height: 20), .red, radius: 0),
          .image(
            .bitmap(pixels(side, last)), Rect(x: 3, y: 4, width: 12, height: 13), tint: .white,
            radius: radius),
        ]).picture.bitmap.pixels
      }
      var apart = 0
      for (one, other) in zip(drawn[0], drawn[1]) { apart = max(apart, abs(Int(one) - Int(other))) }
      #expect(apart <= 2, "side \(side), radius \(radius): \(apart)")
    }
  }

  @Test("the tint's opacity fades a bitmap, and a radius rounds its corners")
  func faded() throws {
    let black = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let box = Rect(x: 2, y: 2, width: 16, height: 16)
    let pixels = try DrawnPixels([
      .image(.bitmap(black), box, tint: Color(white: 1, alpha: 0.5), radius: 8)
    ])
    #expect(pixels[2, 2] == 0xFFFFFF && pixels[17, 17] == 0xFFFFFF)
    #expect(abs(pixels[10, 10] & 255 - 127) <= 2)
  }

  @Test("every symbol has ink, inside of its square, in its tint")
  func symbols() throws {
    for name in SymbolSet.names {
      let pixels = try DrawnPixels([
        .image(
          .symbol(name: name, weight: .regular), Rect(x: 2, y: 2, width: 16, height: 16),
          tint: .black, radius: 0)
      ])
      #expect(pixels.inkCount > 3, "\(name)")
      let ink = pixels.ink
      #expect(
        ink[0] >= 1 && ink[1] >= 1 && ink[0] + ink[2] <= 19 && ink[1] + ink[3] <= 19, "\(name)")
    }
  }

  @Test("a symbol of an unknown name is nothing")
  func unknown() throws {
    let image = DrawCommand.image(
      .symbol(name: "no.such", weight: .regular), Rect(x: 2, y: 2, width: 16, height: 16),
      tint: .black, radius: 0)
    #expect(try DrawnPixels([image]).ink == [])
  }
}
