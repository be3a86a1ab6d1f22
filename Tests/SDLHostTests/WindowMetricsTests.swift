import AppSurface
import Testing

@testable import SDLHost

@Suite("Points, window coordinates and pixels")
struct WindowMetricsTests {
  @Test("a dense display has more pixels to the point; a wanted scale has its own points")
  func scales() throws {
    let dense = try #require(
      WindowMetrics(coordinates: (400, 300), pixels: (800, 600), pixelsPerPoint: nil))
    #expect(dense == WindowMetrics(size: Size(width: 400, height: 300), scale: 2))
    let wanted = try #require(
      WindowMetrics(coordinates: (800, 600), pixels: (800, 600), pixelsPerPoint: 2))
    #expect(wanted.size == Size(width: 400, height: 300) && wanted.scale == 2)
    #expect(wanted.point(100, 40) == Point(x: 50, y: 20))
  }

  @Test("a window without an area has no measures; a wanted scale without sense does not count")
  func odd() {
    #expect(WindowMetrics(coordinates: (0, 5), pixels: (0, 5), pixelsPerPoint: nil) == nil)
    for scale in [0, -1, Double.nan, .infinity] {
      let metrics = WindowMetrics(coordinates: (1, 1), pixels: (1, 1), pixelsPerPoint: scale)
      #expect(metrics == WindowMetrics(size: Size(width: 1, height: 1), scale: 1))
    }
  }
}
