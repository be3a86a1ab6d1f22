import CSDL2

/// Faces opened at a size: a bounded number of them, the one that was used longest ago closed first.
@MainActor final class SizedFaces {
  private struct Key: Hashable {
    let file: FaceFile
    let sixtyFourths: Int
    let hinting: Int32
  }

  private let library: TrueTypeLibrary
  private let limit: Int
  private let files = FontFiles()
  private var open: [Key: (font: OpaquePointer, lastUse: Int)] = [:]
  private var failed: Set<FaceFile> = []
  private var uses = 0

  init(library: TrueTypeLibrary, limit: Int = 32) {
    self.library = library
    self.limit = limit
  }

  isolated deinit {
    for entry in open.values { library.close(entry.font) }
    files.close()
  }

  /// The face at a size in pixels to the em; nil where the file cannot be read.
  func font(_ file: FaceFile, pixelsPerEm: Double, hinting: Int32) -> OpaquePointer? {
    let key = Key(file: file, sixtyFourths: Int(pixelsPerEm * 64), hinting: hinting)
    uses += 1
    if let index = open.index(forKey: key) {
      open.values[index].lastUse = uses
      return open.values[index].font
    }
    guard !failed.contains(file) else { return nil }
    guard let bytes = files.bytes(of: file.path),
      let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)),
      let font = library.open(stream, 1, 12, file.index)
    else {
      failed.insert(file)
      return nil
    }
    // One point at this many dots to the inch: fractions of a pixel, which whole points cannot say.
    let dots = UInt32(max(1, (pixelsPerEm * 72).rounded()))
    _ = library.setSize(font, 1, dots, dots)
    library.setHinting(font, hinting)
    if file.isEmboldened { library.setStyle(font, TrueTypeLibrary.boldStyle) }
    if open.count >= limit, let oldest = open.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      library.close(oldest.value.font)
      open[oldest.key] = nil
    }
    open[key] = (font, uses)
    return font
  }
}
