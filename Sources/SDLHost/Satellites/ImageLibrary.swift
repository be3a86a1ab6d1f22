import CSDL2

/// The function of SDL2_image that pictures need.
nonisolated struct ImageLibrary {
  private typealias Save =
    @convention(c) (
      UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>, Int32
    ) -> Int32

  static let fileName = "libSDL2_image-2.0.so.0"
  static let package = "libsdl2-image-2.0-0"

  private let save: Save

  /// Loads the library; nil where the machine lacks it.
  init?() {
    guard let library = DynamicLibrary(Self.fileName),
      let save = library.function("IMG_SavePNG_RW", as: Save.self)
    else { return nil }
    self.save = save
  }

  /// A surface as the bytes of a PNG file.
  func png(_ surface: PixelSurface) throws(SDLError) -> [UInt8] {
    // Deflate adds a few bytes to each block that it cannot shrink, and the format some headers.
    let room = surface.width * surface.height * 4 / 8 * 9 + surface.height + (1 << 16)
    return try MemoryFile.bytes(room: room) { file throws(SDLError) in
      guard save(surface.pointer, file, 0) == 0 else { throw SDLError.last("IMG_SavePNG_RW") }
    }
  }
}

/// What SDL writes into memory, so that a file can be written whole or not at all.
nonisolated enum MemoryFile {
  static func bytes(
    room: Int, _ write: (UnsafeMutablePointer<SDL_RWops>) throws(SDLError) -> Void
  ) throws(SDLError) -> [UInt8] {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 16)
    defer { memory.deallocate() }
    let file = try made(
      SDL_RWFromMem(memory.baseAddress, Int32(clamping: room)), by: "SDL_RWFromMem")
    defer { SDL_RWclose(file) }
    try write(file)
    return [UInt8](memory[..<max(0, min(Int(SDL_RWtell(file)), room))])
  }
}
