import AppSurface
import Testing

@testable import SDLHost

@Suite("Pictures as files")
struct PictureTests {
  private let picture = Picture(
    bitmap: Bitmap(
      width: 3, height: 2,
      pixels: (0..<6).flatMap { [UInt8($0 * 40), 10, UInt8(255 - $0), 255] }))

  @Test("a BMP holds the pixels, bottom row first")
  func bmp() throws {
    let bytes = try picture.encoded(for: "x.BMP")
    #expect(bytes[0] == 0x42 && bytes[1] == 0x4D)
    let start = Int(bytes[10])
    let rowBytes = 12
    #expect(bytes.count == start + 2 * rowBytes)
    #expect(Array(bytes[(start + rowBytes)..<(start + rowBytes + 3)]) == [255, 10, 0])
    #expect(Array(bytes[start..<(start + 3)]) == [252, 10, 120])
  }

  @Test("a PNG is one, and the same every time")
  func png() throws {
    let bytes = try picture.encoded(for: "x.png")
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes.suffix(8).starts(with: [0x49, 0x45, 0x4E, 0x44]))
    #expect(try picture.encoded(for: "x.png") == bytes)
  }

  @Test("another extension is refused, naming the two", arguments: ["x", "x.jpg", "a.png/x", ""])
  func unknown(path: String) throws {
    let error = #expect(throws: PictureError.self) { try picture.write(to: path) }
    #expect(error?.description.contains(".png or .bmp") == true)
  }

  @Test("a picture is as many pixels as points times scale")
  func size() throws {
    let host = HeadlessHost(size: Size(width: 30, height: 20.5))
    #expect(try host.picture().width == 30)
    let twice = try host.picture(scale: 2)
    #expect(twice.width == 60 && twice.height == 41)
    #expect(try host.picture(scale: 2).bitmap.pixels == twice.bitmap.pixels)
  }
}
