/// A picture in memory: rows of red, green, blue, alpha bytes with straight alpha, top row first.
///
/// Two bitmaps are equal when they are the same object, so that a renderer can keep its texture.
public nonisolated final class Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// A picture from its pixels; there must be four bytes for each.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether both are the same object.
  public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

  /// Feeds the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
