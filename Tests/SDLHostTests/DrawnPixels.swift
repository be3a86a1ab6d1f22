import AppSurface

@testable import SDLHost

/// A drawn picture that tests ask for single pixels, as 0xRRGGBB.
struct DrawnPixels {
  let picture: Picture

  /// Draws commands over white.
  init(
    _ commands: [DrawCommand], size: Size = Size(width: 20, height: 20), scale: Double = 1,
    placement: Placement = .identity, clip: Rect? = nil, fonts: FontSystem = FontSystem(.embedded)
  ) throws {
    var list = DrawList()
    for command in commands { list.append(command) }
    let composition = Composition(
      windowSize: size, background: .white,
      layers: [PlacedDrawList(placement: placement, clip: clip, drawList: list)])
    let pixels = PixelCanvas.pixels(of: size, scale: scale)
    let canvas = try PixelCanvas(width: pixels.width, height: pixels.height, fonts: fonts)
    try canvas.draw(composition, scale: scale)
    picture = canvas.picture()
  }

  subscript(x: Int, y: Int) -> Int {
    let at = (y * picture.width + x) * 4
    let pixels = picture.bitmap.pixels
    return Int(pixels[at]) << 16 | Int(pixels[at + 1]) << 8 | Int(pixels[at + 2])
  }

  /// The smallest rectangle that holds every pixel that is not white, as x, y, width, height.
  var ink: [Int] {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<picture.height {
      for x in 0..<picture.width where self[x, y] != 0xFFFFFF {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x), max(bottom, y))
      }
    }
    return right < 0 ? [] : [left, top, right - left + 1, bottom - top + 1]
  }

  /// How many pixels are not white.
  var inkCount: Int {
    stride(from: 0, to: picture.bitmap.pixels.count, by: 4).count {
      picture.bitmap.pixels[$0] < 255 || picture.bitmap.pixels[$0 + 1] < 255
        || picture.bitmap.pixels[$0 + 2] < 255
    }
  }
}
