/// A line of text as pixels, and how they stand to the left end of its baseline.
nonisolated struct RasterLine {
  let surface: PixelSurface
  /// From the origin to the surface's left edge, in pixels.
  let left: Int32
  /// From the baseline to the surface's top edge, in pixels; negative upwards.
  let top: Int32
}

/// Measures in ems: those of a font are these times its size.
nonisolated struct EmMetrics {
  var ascent: Double
  var descent: Double
  var lineHeight: Double
}

/// A way of setting text: with SDL2_ttf, or with the embedded face.
///
/// Measures are in ems and do not depend on any size in pixels, so that layout is the same at every
/// scale. An implementer must take any text whatever without failing.
protocol TextEngine: AnyObject {
  func advance(of text: String, in face: FaceKey) -> Double
  func metrics(of face: FaceKey) -> EmMetrics
  /// Text that runs in one direction as pixels; in which order it is read is told, never guessed.
  func raster(
    _ text: String, isRightToLeft: Bool, in face: FaceKey, pixelsPerEm: Double, rgb: UInt32
  ) -> RasterLine?
}
