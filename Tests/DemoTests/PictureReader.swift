import AppSurface
import CSDL2

/// Reads PNG files through SDL2_image, for comparing with them.
nonisolated struct PictureReader {
  private typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?

  private let load: Load

  /// Nil where the machine lacks SDL2_image.
  init?() {
    guard let library = SDL_LoadObject("libSDL2_image-2.0.so.0"),
      let function = SDL_LoadFunction(library, "IMG_Load_RW")
    else { return nil }
    load = unsafeBitCast(function, to: Load.self)
  }

  /// The pixels of a file; nil where it is missing or no picture.
  func read(_ path: String) -> Bitmap? {
    guard let file = SDL_RWFromFile(path, "rb"), let loaded = load(file, 1) else { return nil }
    defer { SDL_FreeSurface(loaded) }
    let format = SDL_PIXELFORMAT_ABGR8888.rawValue
    guard let surface = SDL_ConvertSurfaceFormat(loaded, UInt32(format), 0) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard let pixels = surface.pointee.pixels else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = pixels + row * Int(surface.pointee.pitch)
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: width * 4))
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }
}
