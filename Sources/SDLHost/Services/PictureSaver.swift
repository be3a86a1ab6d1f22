internal import AppSurface

/// Draws frames off screen and saves them as pictures.
enum PictureSaver {
  /// A frame with `scale` pixels for each point.
  ///
  /// Throws a ``HostServiceError`` with the reason.
  static func draw(_ frame: Composition, scale: Double, fonts: FontSystem) throws -> Bitmap {
    do throws(SDLError) {
      let size = PixelCanvas.pixels(of: frame.windowSize, scale: scale)
      let canvas = try PixelCanvas(width: size.width, height: size.height, fonts: fonts)
      try canvas.draw(frame, scale: scale)
      return canvas.picture().bitmap
    } catch {
      throw HostServiceError(message: error.description)
    }
  }

  /// Saves a picture under a name that is free; the answer is the path. PNG where it can be written,
  /// BMP elsewhere.
  ///
  /// Throws a ``HostServiceError`` with the reason.
  static func save(_ bitmap: Bitmap, name: String, in folder: String?) throws -> String {
    let path = freePath(FileFolder.path(of: name, in: folder))
    do throws(PictureError) {
      try Picture(bitmap: bitmap).write(to: path)
    } catch {
      throw HostServiceError(message: error.description)
    }
    return path
  }

  /// The name with an extension, and with a number where the plain one is taken.
  private static func freePath(_ path: String) -> String {
    let canBePNG = (try? Picture.check("picture.png")) != nil
    let end = canBePNG ? ".png" : ".bmp"
    if !AtomicFile.exists(path + end) { return path + end }
    for number in 2..<100_000 where !AtomicFile.exists("\(path)-\(number)\(end)") {
      return "\(path)-\(number)\(end)"
    }
    return path + end
  }
}
