import AppSurface
import AppSurfaceTesting
import Testing

/// Random events over a gallery of all views: nothing traps, every gesture ends, every update comes to
/// rest and no screen stays behind.
@Suite struct FuzzTests {
  /// 20,000 in all take a few seconds in a debug build. In a release build ten times as many take half
  /// a minute: raise it there when input or layout changes.
  private static let eventsPerSeed = 5_000
  private nonisolated static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds) func `random events leave everything in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = HostingScreen(rootView: FuzzGallery())
    let tester = SurfaceTester(
      screen: root, configuration: SurfaceConfiguration(size: Size(width: 375, height: 667)))
    let baseline = FuzzCensus.living
    var (turnsPresented, turnsPushed) = (0, 0)
    for turn in 0..<Self.eventsPerSeed {
      RandomInput.play(&random, tester)
      if turn % 10 == 0 { _ = tester.surface.drawList() }
      if root.presentedScreen != nil { turnsPresented += 1 }
      if root.topScreen.parent.map({ $0.children.count > 1 }) ?? false { turnsPushed += 1 }
      #expect(!tester.surface.needsUpdate, "seed \(seed), turn \(turn): not at rest")
    }
    #expect(turnsPresented > 20 && turnsPushed > 20, "seed \(seed) went nowhere")
    tester.send(.window(.focusLost))
    let pressed = tester.pointer(.moved, Point(x: -9, y: -9), isPressed: false)
    #expect(pressed == .passed, "seed \(seed): a gesture is stuck")
    for _ in 0..<60 { tester.key(.escape) }
    #expect(root.presentedScreen == nil)
    tester.surface.update()
    #expect(FuzzCensus.living <= baseline + 24, "seed \(seed): views stayed behind")
    let snapshot = tester.surface.snapshot()
    tester.surface.rootElement?.setNeedsLayout()
    #expect(tester.surface.snapshot() == snapshot)
  }
}

/// How many watched objects live.
enum FuzzCensus {
  static var living = 0
}

/// Counts itself while the state of a view holds it.
final class FuzzResident {
  init() { FuzzCensus.living += 1 }
  isolated deinit { FuzzCensus.living -= 1 }
}
