import AppSurface
import Testing

@testable import DebugMenu

@Suite("A storm")
struct StormTests {
  @Test("of random window and device changes ends as a fresh start does")
  func storm() {
    let tester = WallTester()
    var random = SeededNumbers(seed: 88)
    for _ in 0..<(Matrix.isWanted("storm") ? 10_000 : 400) {
      change(tester, &random)
      let app = tester.app
      #expect(app.size.width.isFinite && app.size.height.isFinite && app.size.width > 0)
    }
    let fresh = WallTester()
    for tester in [tester, fresh] { comeToRest(tester) }
    #expect(tester.app.configuration == fresh.app.configuration)
    #expect(tester.app.snapshot() == fresh.app.snapshot())
    #expect(tester.app.drawList() == fresh.app.drawList())
    #expect(tester.stack.layers.map(\.name) == fresh.stack.layers.map(\.name))
    #expect(
      tester.stack.layer(named: "app")?.placement == fresh.stack.layer(named: "app")?.placement)
    #expect(!tester.stack.needsUpdate)
  }

  private func change(_ tester: WallTester, _ random: inout SeededNumbers) {
    func device() -> Device {
      Device.allCases[Int.random(in: 0..<Device.allCases.count, using: &random)]
    }
    func side() -> Double { Double.random(in: 1...2000, using: &random) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3:
      let scale = ([1, 1.25, 1.5, 2, 3] as [Double]).randomElement(using: &random) ?? 1
      tester.send(.window(.resized(Size(width: side(), height: side()), scale: scale)))
    case 4...6: tester.perform(.device(device()))
    case 7: tester.perform(.size(Size(width: side(), height: side())))
    case 8: tester.perform(.rotate)
    case 9:
      tester.perform([DebugCommand.reset, .undo, .redo].randomElement(using: &random) ?? .reset)
    case 10:
      let zoom = Double.random(in: 0...5, using: &random)
      tester.perform(Bool.random(using: &random) ? .zoom(.fit) : .zoom(.factor(zoom)))
    case 11: tester.perform(.wall([device(), device(), device()]))
    case 12:
      tester.perform(
        [DebugCommand.resize, .endResize, .open, .close].randomElement(using: &random) ?? .close)
    default:
      let part = DevicePicture.switches.randomElement(using: &random)?.picture ?? .body
      tester.perform(.show(part, Bool.random(using: &random)))
    }
    tester.draw()
  }

  private func comeToRest(_ tester: WallTester) {
    tester.send(.window(.resized(Size(width: 1280, height: 800), scale: 1)))
    for command in [DebugCommand.endWall, .close, .endResize, .zoom(.fit)] {
      tester.perform(command)
    }
    for part in DevicePicture.switches {
      tester.perform(.show(part.picture, part.picture == .shape))
    }
    tester.perform(.device(.iPadAir))
    tester.draw()
  }
}
