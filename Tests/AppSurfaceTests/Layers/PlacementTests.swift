import AppSurface
import AppSurfaceTesting
import Testing

@Suite struct PlacementTests {
  @Test func `a surface stands in the middle, halves kept, and is never enlarged`() {
    let cases: [(Size, Size, Point, Double)] = [
      (Size(width: 375, height: 812), Size(width: 1000, height: 1000), Point(x: 312.5, y: 94), 1),
      (Size(width: 375, height: 667), Size(width: 800, height: 600), Point(x: 231.33, y: 0), 0.9),
      (Size(width: 1, height: 1), Size(width: 800, height: 601), Point(x: 399.5, y: 300), 1),
      (Size(width: 2000, height: 10), Size(width: 1000, height: 11), Point(x: 0, y: 3), 0.5),
      (Size(width: 0, height: 0), Size(width: 10, height: 10), Point(x: 5, y: 5), 1),
      (Size(width: 10, height: 10), Size(width: 0, height: 0), Point(x: -5, y: -5), 1),
    ]
    for (size, window, origin, zoom) in cases {
      let placement = Placement(centering: size, in: window)
      #expect(abs(placement.zoom - zoom) < 0.001, "\(size)")
      #expect(abs(placement.origin.x - origin.x) < 0.2, "\(size)")
      #expect(abs(placement.origin.y - origin.y) < 0.2, "\(size)")
      #expect(
        placement.origin.x == (window.width - size.width * placement.zoom) / 2
          && placement.origin.y == (window.height - size.height * placement.zoom) / 2)
    }
  }

  @Test func `a point goes to the window and comes back`() {
    for side in [1.0, 3, 7.5, 319, 320, 1023.25, 4096] {
      let size = Size(width: side, height: side * 1.7)
      for window in [Size(width: 1, height: 1), Size(width: 641, height: 479)] {
        let placement = Placement(centering: size, in: window)
        for point in [Point.zero, Point(x: side / 3, y: side), Point(x: -5, y: 9999)] {
          let back = placement.fromWindow(placement.toWindow(point))
          #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
        }
        let rect = placement.toWindow(Rect(origin: .zero, size: size))
        #expect(rect.width <= window.width + 1e-9 && rect.height <= window.height + 1e-9)
      }
    }
  }

  @Test func `a zoom that is none counts as 1`() {
    for zoom in [0, -1, Double.nan, .infinity] {
      let placement = Placement(
        centering: Size(width: 10, height: 10), in: Size(width: 20, height: 20), zoom: zoom)
      #expect(placement == Placement(origin: Point(x: 5, y: 5), zoom: 1))
    }
  }
}
