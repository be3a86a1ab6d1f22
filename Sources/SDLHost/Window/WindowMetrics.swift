import AppSurface
import CSDL2

/// How a window's three measures hang together: points, SDL's window coordinates, and pixels.
nonisolated struct WindowMetrics: Hashable {
  /// In points.
  var size: Size
  /// Pixels for each point.
  var scale: Double
  /// Points for each of SDL's window coordinates; 1 unless the program asked for a scale of its own.
  var pointsPerCoordinate: Double

  init(size: Size, scale: Double, pointsPerCoordinate: Double = 1) {
    self.size = size
    self.scale = scale
    self.pointsPerCoordinate = pointsPerCoordinate
  }

  /// From what SDL says; `pixelsPerPoint` is a scale that the program asked for. Nil for a window
  /// without an area.
  init?(
    coordinates: (width: Int32, height: Int32), pixels: (width: Int32, height: Int32),
    pixelsPerPoint: Double?
  ) {
    guard coordinates.width > 0, coordinates.height > 0, pixels.width > 0, pixels.height > 0
    else { return nil }
    let density = Double(pixels.width) / Double(coordinates.width)
    let wanted = pixelsPerPoint.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 0.25), 8) : nil }
    scale = wanted ?? density
    pointsPerCoordinate = density / scale
    size = Size(
      width: Double(coordinates.width) * pointsPerCoordinate,
      height: Double(coordinates.height) * pointsPerCoordinate)
  }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x * pointsPerCoordinate, y: y * pointsPerCoordinate)
  }
}
