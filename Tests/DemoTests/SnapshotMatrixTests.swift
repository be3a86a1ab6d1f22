import AppSurface
import DeviceCatalog
import SDLHost
import Testing

@testable import demo

/// A layout off screen is the layout of the live surface, whatever the device and the person.
///
/// All combinations are tried by `scripts/test-matrices`; here each screen meets a part of them, and
/// all screens together meet every device.
@Suite("Layouts off screen are those on screen")
struct SnapshotMatrixTests {
  private static let textScales = [0.8, 1, 3.1]

  private struct Combination: CustomStringConvertible {
    let device: Device
    let configuration: SurfaceConfiguration

    var description: String {
      """
      \(device.id), \(configuration.orientation), text \(configuration.textScale), \
      \(configuration.layoutDirection)
      """
    }

    static let all: [Combination] = Device.allCases.flatMap { device in
      [Orientation.portrait, .landscapeLeft].flatMap { orientation in
        textScales.flatMap { scale in
          LayoutDirection.allCases.map { direction in
            var configuration = SurfaceConfiguration(device: device, orientation: orientation)
            configuration.textScale = scale
            configuration.layoutDirection = direction
            return Combination(device: device, configuration: configuration)
          }
        }
      }
    }
  }

  /// The combinations that a screen meets: every one in the whole matrix.
  private static func indices(for screen: SampleScreen) -> [Int] {
    let first = SampleScreen.allCases.firstIndex(of: screen) ?? 0
    let all = Combination.all.indices
    return Machine.matrix(
      "snapshots", Array(all), few: Array(stride(from: first * 7, to: all.count, by: 97)))
  }

  @Test(
    "The same state at the same configuration has the same snapshot",
    arguments: SampleScreen.allCases)
  func sameSnapshot(screen: SampleScreen) throws {
    let app = SampleApp()
    let host = HeadlessHost(size: Size(width: 390, height: 844))
    let base = SurfaceConfiguration(size: Size(width: 390, height: 844), scale: 3)
    let live = Surface(
      root: app.makeRootScreen(), configuration: base, services: host.stack.services)
    app.model.go(to: screen)
    live.update()
    for index in Self.indices(for: screen) {
      let combination = Combination.all[index]
      let configuration = combination.configuration
      let before = live.snapshot()
      let evaluations = live.evaluationCount
      let other = Surface(
        root: live.rootScreen, configuration: configuration, services: live.services,
        isLive: false)
      let offScreen = other.snapshot()
      #expect(live.snapshot() == before, "\(screen) \(combination): the live one changed")
      #expect(live.evaluationCount == evaluations)
      live.configuration = configuration
      let onScreen = live.snapshot()
      if onScreen != offScreen {
        Issue.record("\(screen) at \(combination): \(difference(onScreen, offScreen))")
      }
      #expect(!offScreen.entries.isEmpty)
      // The next one starts from here, and every other time from the first again.
      if index.isMultiple(of: 2) { live.configuration = base }
    }
  }

  /// The first elements that are not the same, or are there once only.
  private func difference(_ onScreen: LayoutSnapshot, _ offScreen: LayoutSnapshot) -> String {
    let pairs = Array(zip(onScreen.entries, offScreen.entries))
    let counts = "\(onScreen.entries.count) and \(offScreen.entries.count) elements"
    guard let place = pairs.firstIndex(where: { $0 != $1 }) else { return counts }
    return "\(counts); element \(place) is \(pairs[place].0), off screen \(pairs[place].1)"
  }
}
