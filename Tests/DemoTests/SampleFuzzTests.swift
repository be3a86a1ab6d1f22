import AppSurface
import AppSurfaceTesting
import Foundation
import Testing

@testable import demo

/// Random events over every sample screen: nothing traps, every update comes to rest, every gesture
/// ends, no screen stays behind and memory stays bounded.
///
/// Nearly two thousand events are played each time; `scripts/test-matrices` plays 200,000.
@Suite struct SampleFuzzTests {
  private static let artwork = ArtworkLibrary()
  /// How many events are played in all.
  private nonisolated static let events =
    ProcessInfo.processInfo.environment["SHAKE_MENU_FUZZ_EVENTS"].flatMap(Int.init) ?? 1_750

  /// The screens that appeared, held weakly.
  private final class Census {
    private struct Entry {
      weak var screen: Screen?
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func note(_ screen: Screen) { entries[ObjectIdentifier(screen)] = Entry(screen: screen) }
    var living: [Screen] { entries.values.compactMap(\.screen) }
  }

  @Test(arguments: SampleScreen.allCases)
  func `random events leave a screen in order`(screen: SampleScreen) {
    let seed = UInt64(1 + (SampleScreen.allCases.firstIndex(of: screen) ?? 0))
    var random = SeededGenerator(seed: seed)
    let app = SampleApp(model: AppModel(artwork: Self.artwork))
    let root = app.makeRootScreen()
    let tester = SurfaceTester(
      screen: root, configuration: SurfaceConfiguration(size: Size(width: 390, height: 844)))
    let census = Census()
    _ = tester.surface.addScreenObserver { event in
      if case .appeared(let screen) = event { census.note(screen) }
    }
    let before = ResidentMemory.bytes
    let count = max(50, Self.events / SampleScreen.allCases.count)
    for turn in 0..<count {
      // Again and again from this screen, so that it is never far.
      if turn % 50 == 0 { app.model.go(to: screen) }
      RandomInput.play(&random, tester)
      if turn % 10 == 0 { _ = tester.surface.drawList() }
      #expect(!tester.surface.needsUpdate, "\(screen.name), turn \(turn): not at rest")
    }
    expectNoGesture(tester, screen)
    app.model.resetAll()
    for _ in 0..<40 { tester.key(.escape) }
    tester.surface.update()
    #expect(root.presentedScreen == nil)
    let shown = Set(Self.tree(root).map { ObjectIdentifier($0) })
    let left = census.living.filter { !shown.contains(ObjectIdentifier($0)) }
    #expect(left.isEmpty, "\(screen.name): \(left.count) screens stayed behind")
    if let before, let after = ResidentMemory.bytes {
      #expect(after < before + 150_000_000, "\(screen.name): grew by \(after - before) bytes")
    }
  }

  private func expectNoGesture(_ tester: SurfaceTester, _ screen: SampleScreen) {
    tester.send(.window(.focusLost))
    let size = tester.surface.size
    let outside = Point(x: size.width + 99, y: size.height + 99)
    let answer = tester.pointer(.moved, outside, isPressed: false)
    #expect(answer == .passed, "\(screen.name): a gesture is stuck")
  }

  /// The screen and all inside it.
  private static func tree(_ screen: Screen) -> [Screen] {
    [screen] + screen.children.flatMap(tree) + (screen.presentedScreen.map(tree) ?? [])
  }
}

/// How much memory the process has in use.
enum ResidentMemory {
  /// In bytes; nil where the system does not tell.
  static var bytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }
}
