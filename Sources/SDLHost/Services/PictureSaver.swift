internal import AppSurface
internal import CSDL2

/// Saves frames as pictures, off screen.
enum PictureSaver {
  /// Draws a frame with `scale` pixels for each point and saves it under a name that is free; the
  /// answer is the path. PNG where it can be written, BMP elsewhere.
  ///
  /// Throws a ``HostServiceError`` with the reason.
  static func save(
    _ frame: Composition, scale: Double, name: String, in folder: String?, fonts: FontSystem
  ) throws -> String {
    let path = freePath(FileFolder.path(of: name, in: folder))
    do {
      let size = PixelCanvas.pixels(of: frame.windowSize, scale: scale)
      let canvas = try PixelCanvas(width: size.width, height: size.height, fonts: fonts)
      try canvas.draw(frame, scale: scale)
      try canvas.picture().write(to: path)
    } catch let error as PictureError {
      throw HostServiceError(message: error.description)
    } catch let error as SDLError {
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
