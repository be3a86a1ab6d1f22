import AppSurface
import CSDL2

/// Pixels in memory on their way to a texture or a file: 32 bits each, alpha in the highest byte.
///
/// The owner frees it with `free()`; it lives only inside of one function.
nonisolated struct PixelSurface {
  let pointer: UnsafeMutablePointer<SDL_Surface>
  var width: Int { Int(pointer.pointee.w) }
  var height: Int { Int(pointer.pointee.h) }
  /// Whether nothing shines through, but for round corners.
  var isOpaque = false

  init(_ pointer: UnsafeMutablePointer<SDL_Surface>) { self.pointer = pointer }

  /// An empty surface; nil where memory or sense is lacking.
  init?(width: Int, height: Int, opaque: Bool = false) {
    guard width > 0, height > 0, width <= 32768, height <= 32768 else { return nil }
    let format = opaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    guard
      let made = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, UInt32(format.rawValue))
    else { return nil }
    pointer = made
  }

  func free() { SDL_FreeSurface(pointer) }

  /// The pixels of a row, to read or to write.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let start = pointer.pointee.pixels + y * Int(pointer.pointee.pitch)
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// Writes each pixel as `rgb` with the opacity that `coverage` gives for its place.
  func fill(rgb: UInt32, coverage: (_ x: Int, _ y: Int) -> UInt8) {
    for y in 0..<height {
      let row = row(y)
      for x in 0..<row.count { row[x] = UInt32(coverage(x, y)) << 24 | rgb }
    }
  }

  /// A mask as a surface in one colour; nil where the mask is empty.
  init?(mask: CoverageMask, rgb: UInt32) {
    self.init(width: mask.width, height: mask.height)
    guard mask.coverage.count >= mask.width * mask.height else { return }
    fill(rgb: rgb) { x, y in mask.coverage[y * mask.width + x] }
  }
}
