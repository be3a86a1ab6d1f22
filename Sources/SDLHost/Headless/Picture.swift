public import AppSurface
import CSDL2

/// A picture could not be written.
public nonisolated enum PictureError: Error, Hashable, CustomStringConvertible {
  /// The machine lacks what the format needs; the message names the package.
  case missingSatellite(String)
  /// The name's extension is not one of a picture.
  case unknownFormat(String)
  /// The file cannot be written.
  case file(String)
  /// SDL failed.
  case host(SDLError)

  /// What failed and what to do about it, for people.
  public var description: String {
    switch self {
    case .missingSatellite(let message), .unknownFormat(let message), .file(let message): message
    case .host(let error): error.description
    }
  }
}

/// A frame as pixels, for files and for comparing.
public nonisolated struct Picture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// A picture from its pixels.
  public init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Reads the pixels of a surface.
  init(_ surface: PixelSurface) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(surface.width * surface.height * 4)
    for y in 0..<surface.height {
      for pixel in surface.row(y) {
        pixels.append(UInt8(truncatingIfNeeded: pixel >> 16))
        pixels.append(UInt8(truncatingIfNeeded: pixel >> 8))
        pixels.append(UInt8(truncatingIfNeeded: pixel))
        pixels.append(255)
      }
    }
    bitmap = Bitmap(width: surface.width, height: surface.height, pixels: pixels)
  }

  /// Writes the picture, whole or not at all; `.png` or `.bmp` says in which format.
  public func write(to path: String) throws(PictureError) {
    let bytes = try encoded(for: path)
    do throws(HostServiceError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file(error.message)
    }
  }

  /// Whether a picture of this name could be written here: its format is known, and so is what the
  /// format needs. For asking before the work is done.
  public static func check(_ path: String) throws(PictureError) {
    switch extensionOf(path) {
    case "bmp": break
    case "png": _ = try imageLibrary(for: path)
    default:
      throw .unknownFormat("\(path): a picture's name ends in .png or .bmp")
    }
  }

  /// The bytes of the file that a name asks for.
  public func encoded(for path: String) throws(PictureError) -> [UInt8] {
    try Self.check(path)
    do throws(SDLError) {
      let surface = try surface()
      defer { surface.free() }
      if Self.extensionOf(path) == "png", let library = ImageLibrary() {
        return try library.png(surface)
      }
      return try MemoryFile.bytes(room: width * height * 4 + 4096) { file throws(SDLError) in
        guard SDL_SaveBMP_RW(surface.pointer, file, 0) == 0 else {
          throw SDLError.last("SDL_SaveBMP_RW")
        }
      }
    } catch {
      throw .host(error)
    }
  }

  private var isOpaque: Bool {
    stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
  }

  private func surface() throws(SDLError) -> PixelSurface {
    // A picture that is opaque throughout is written without its alpha.
    let parts = isOpaque ? 3 : 4
    let format = isOpaque ? SDL_PIXELFORMAT_RGB24 : SDL_PIXELFORMAT_ABGR8888
    let pointer = try made(
      SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), Int32(parts * 8), UInt32(format.rawValue)),
      by: "SDL_CreateRGBSurfaceWithFormat")
    let pitch = Int(pointer.pointee.pitch)
    for y in 0..<height {
      let row = (pointer.pointee.pixels + y * pitch).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        for part in 0..<parts {
          row[x * parts + part] = bitmap.pixels[(y * width + x) * 4 + part]
        }
      }
    }
    return PixelSurface(pointer)
  }

  private static func imageLibrary(for path: String) throws(PictureError) -> ImageLibrary {
    guard let library = ImageLibrary() else {
      let other = path.dropLast(4)
      throw .missingSatellite(
        "\(path): PNG needs SDL2_image (package \(ImageLibrary.package)); "
          + "\(other).bmp works without it")
    }
    return library
  }

  private static func extensionOf(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }
}
