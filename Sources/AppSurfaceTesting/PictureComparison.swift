public import AppSurface

/// How far two pictures are from each other, with room for what differs between machines.
public nonisolated struct PictureComparison: Hashable, Sendable {
  /// How many pixels differ by more than the tolerance in one of their channels; nil where the
  /// pictures differ in size.
  public let differingPixels: Int?
  /// The largest difference of a channel, from 0 to 255; 255 where the sizes differ.
  public let largestDifference: Int
  /// The smallest rectangle, in pixels, that holds everything that differs; nil where nothing does.
  public let differingArea: Rect?

  private let pixelCount: Int

  /// Compares two pictures, pixel by pixel.
  ///
  /// - Parameter tolerance: By how much a channel may differ, from 0 to 255.
  public init(_ picture: Bitmap, _ reference: Bitmap, tolerance: Int = 8) {
    pixelCount = reference.width * reference.height
    guard picture.width == reference.width, picture.height == reference.height else {
      differingPixels = nil
      largestDifference = 255
      differingArea = nil
      return
    }
    var count = 0
    var largest = 0
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
    for pixel in 0..<pixelCount {
      var difference = 0
      for channel in 0..<4 {
        let place = pixel * 4 + channel
        let distance = Int(picture.pixels[place]) - Int(reference.pixels[place])
        difference = max(difference, abs(distance))
      }
      largest = max(largest, difference)
      guard difference > tolerance else { continue }
      count += 1
      let (x, y) = (pixel % picture.width, pixel / picture.width)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    differingPixels = count
    largestDifference = largest
    differingArea =
      count == 0
      ? nil
      : Rect(
        x: Double(left), y: Double(top), width: Double(right - left + 1),
        height: Double(bottom - top + 1))
  }

  /// The share of pixels that are the same within the tolerance, from 0 to 1; 0 where the sizes
  /// differ.
  public var matchingShare: Double {
    guard let differingPixels else { return 0 }
    return pixelCount == 0 ? 1 : 1 - Double(differingPixels) / Double(pixelCount)
  }

  /// Whether the pictures are the same for a test: at least 99.9 % of the pixels are.
  public var isMatch: Bool { matchingShare >= 0.999 }
}

nonisolated extension PictureComparison: CustomStringConvertible {
  /// How far the pictures are from each other, for the message of a test.
  public var description: String {
    guard let differingPixels else { return "the pictures differ in size" }
    guard let area = differingArea else { return "the pictures are the same" }
    return "\(differingPixels) of \(pixelCount) pixels differ, by up to \(largestDifference), "
      + "within \(Int(area.width))x\(Int(area.height)) pixels at \(Int(area.minX)), "
      + "\(Int(area.minY))"
  }
}
