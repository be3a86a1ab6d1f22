/// A width and a height, in points unless a declaration says pixels.
public struct Size: Hashable, Sendable, Codable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size with its sides exchanged; twice is the identity.
  public var swapped: Size { Size(width: height, height: width) }

  /// Whether one side is zero or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The size enlarged by a factor on both sides.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
