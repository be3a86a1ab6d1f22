import AppSurface
import Testing

@testable import DebugMenu

@Suite("Sizes, in every combination")
struct SizeMatrixTests {
  /// What an app at a size is.
  private struct Outcome: Hashable {
    var configuration: SurfaceConfiguration
    var placement: Placement
    var snapshot: LayoutSnapshot

    init(_ tester: WallTester) {
      configuration = tester.app.configuration
      placement = tester.stack.layer(named: "app")?.placement ?? .identity
      snapshot = tester.app.snapshot()
    }
  }

  @Test("Choosing a device after another gives what choosing it alone gives")
  func pairs() {
    let devices = Matrix.cases("pairs", of: Device.allCases, every: 24)
    let alone = devices.map { device in
      let tester = WallTester()
      tester.perform(.device(device))
      return Outcome(tester)
    }
    let tester = WallTester()
    for first in devices {
      for (second, wanted) in zip(devices, alone) {
        tester.perform(.device(first))
        tester.perform(.device(second))
        #expect(Outcome(tester) == wanted, "\(first.name), then \(second.name)")
      }
    }
  }

  @Test("Turning there and back, by every way, changes nothing")
  func turning() {
    let tester = WallTester()
    for device in Matrix.cases("turning", of: Device.allCases, every: 12) {
      tester.perform(.device(device))
      let before = Outcome(tester)
      tester.perform(.rotate)
      tester.perform(.rotate)
      #expect(Outcome(tester) == before, "\(device.name)")
      tester.perform(.turn(.left))
      tester.perform(.turn(.right))
      #expect(Outcome(tester) == before, "\(device.name)")
    }
  }

  @Test("The pointer meets what it shows, at every zoom, scale and odd window")
  func pointer() throws {
    let scales = [1, 1.25, 1.5, 2, 3]
    let windows = [(1280, 800), (1279, 801), (701.5, 499.25), (333, 777)]
      .map { Size(width: $0.0, height: $0.1) }
    let zooms: [ResizeState.Zoom] = [.fit, .factor(0.25), .factor(0.67), .factor(1), .factor(1.5)]
    for device in Matrix.cases("pointer", of: Device.allCases, every: 60) {
      for (window, scale) in windows.flatMap({ window in scales.map { (window, $0) } }) {
        let tester = WallTester(window: window)
        tester.send(.window(.resized(window, scale: scale)))
        for zoom in zooms {
          tester.perform(.device(device))
          tester.perform(.zoom(zoom))
          let layer = try #require(tester.stack.layer(named: "app"))
          for point in [Point.zero, Point(x: 10.5, y: 33.3), layer.surface.size.center] {
            let back = layer.placement.fromWindow(layer.placement.toWindow(point))
            #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
          }
        }
      }
    }
  }
}

extension Size {
  /// The middle of a rectangle of this size at the origin.
  fileprivate nonisolated var center: Point { Point(x: width / 2, y: height / 2) }
}
