import AppSurface
import CSDL2
import Testing

@testable import SDLHost

@Suite("At a zoom that is a whole multiple")
struct WholeZoomTests {
  @Test(
    "every point of the app covers exactly as many pixels, wherever the app stands",
    arguments: [1, 2, 3, 4], [1, 2, 3])
  func exact(zoom: Int, scale: Int) throws {
    let pixels = Int32(zoom * scale)
    for origin in [0, 0.25, 0.5, 17.5, -33.3] {
      let placement = Placement(origin: Point(x: origin, y: origin), zoom: Double(zoom))
      let grid = try #require(PixelGrid(placement: placement, scale: Double(scale)))
      let first = try #require(grid.x(0))
      for point in 0...900 {
        #expect(grid.x(Double(point)) == first + Int32(point) * pixels)
      }
      let box = try #require(grid.rect(Rect(x: 7, y: 9, width: 1, height: 3)))
      #expect(box.w == pixels && box.h == 3 * pixels)
    }
  }
}
