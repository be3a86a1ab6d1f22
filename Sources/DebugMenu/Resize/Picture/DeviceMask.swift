#if DEBUG_TOOLS
  package import AppSurface

  /// The outline of a device's screen, by which saved pictures are cut: what lies outside of its
  /// corners is transparent.
  package nonisolated struct DeviceMask: Hashable, Sendable {
    /// The radius of the corners in points; 0 cuts nothing.
    package let radius: Double

    /// The mask of a device's whole screen; corners that are not known are not cut.
    package init(_ device: Device) { radius = device.cornerRadius ?? 0 }

    /// A mask of a radius in points.
    package init(radius: Double) { self.radius = radius.isFinite ? max(0, radius) : 0 }

    /// The picture with its corners cut; `scale` is its pixels for each point.
    package func applied(to bitmap: Bitmap, scale: Double) -> Bitmap {
      let radius = min(radius * scale, Double(min(bitmap.width, bitmap.height)) / 2)
      guard radius > 0 else { return bitmap }
      var pixels = bitmap.pixels
      let side = Int(radius.rounded(.up))
      for y in 0..<side {
        for x in 0..<side {
          let covered = Self.coverage(x, y, radius)
          guard covered < 1 else { continue }
          for row in [y, bitmap.height - 1 - y] {
            for column in [x, bitmap.width - 1 - x] {
              let alpha = (row * bitmap.width + column) * 4 + 3
              pixels[alpha] = UInt8((Double(bitmap.pixels[alpha]) * covered).rounded())
            }
          }
        }
      }
      return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }

    /// How much of a pixel lies inside the corner's circle.
    private static func coverage(_ x: Int, _ y: Int, _ radius: Double) -> Double {
      let (dx, dy) = (radius - Double(x) - 0.5, radius - Double(y) - 0.5)
      return min(1, max(0, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
    }
  }
#endif
