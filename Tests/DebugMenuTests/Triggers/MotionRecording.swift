import Foundation

@testable import DebugMenu

nonisolated extension MotionRecording {
  /// Reads a file of the folder Recordings.
  init(named name: String) throws {
    try self.init(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recordings")
}

/// Makes the recordings: no device that could be carried about was at hand when they were made.
///
/// Each motion is a function of time, in units of gravity, so that the same motion can be sampled
/// at any rate. The figures follow what is published about hands, gait and vehicles: a hand that
/// shakes on purpose goes to and fro 3 to 4 times a second with 2 to 4 g; a phone in a walking
/// hand bobs twice a second by 0.2 to 0.4 g, each heel's strike being a jolt of about 1 g that lasts
/// 30 ms; a phone that is put down stops with a jolt of a few g; a bus shakes by 0.05 to 0.3 g
/// at 1 to 12 Hz, with a bump of 0.8 g now and then.
nonisolated enum MotionGenerator {
  static let motions: [(name: String, at: @Sendable (Double) -> (Double, Double, Double))] = [
    ("shaking", shaking), ("walking", walking), ("table", table), ("bus", bus),
  ]
  static let rates = [5, 50, 200]
  static let seconds = 4

  static func fileName(_ motion: String, _ rate: Int) -> String { "\(motion)-\(rate)hz.txt" }

  /// A recording as its file has it.
  static func text(_ motion: (Double) -> (Double, Double, Double), rate: Int) -> String {
    var lines = ["# milliseconds, then x y z in thousandths of gravity; made by MotionGenerator"]
    for index in 0..<(seconds * rate) {
      let milliseconds = index * 1000 / rate
      let (x, y, z) = motion(Double(milliseconds) / 1000)
      let parts = [x, y, z].map { Int(($0 * 1000).rounded()) }
      lines.append("\(milliseconds) \(parts[0]) \(parts[1]) \(parts[2])")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Still for one second, shaken for two, still again.
  static func shaking(_ t: Double) -> (Double, Double, Double) {
    let strength = smooth((t - 0.9) / 0.15) * smooth((3.1 - t) / 0.15)
    let turn = 2 * Double.pi * 3.3 * t
    return (
      strength * 2.8 * sin(turn) + tremor(t, 1), strength * 1.6 * sin(turn + 1.1) + tremor(t, 2),
      1 + strength * 0.9 * cos(turn) + tremor(t, 3)
    )
  }

  /// A phone in a hand on the way.
  static func walking(_ t: Double) -> (Double, Double, Double) {
    let step = t * 1.9
    let sinceStrike = (step - step.rounded(.down)) / 1.9
    let strike = exp(-sinceStrike / 0.012)
    return (
      0.12 * sin(Double.pi * step) + tremor(t, 1), 0.18 * sin(2 * Double.pi * step + 0.7),
      1 + 0.3 * sin(2 * Double.pi * step) + 1.1 * strike + tremor(t, 2)
    )
  }

  /// Carried, put on a table, and lying there.
  static func table(_ t: Double) -> (Double, Double, Double) {
    let jolt = t < 2 ? 0 : 2.4 * exp(-(t - 2) / 0.03) * cos((t - 2) * 160)
    let carried = smooth((2 - t) / 0.1)
    return (
      carried * 0.15 * sin(7 * t), carried * 0.2 * sin(5 * t + 1),
      1 + jolt + carried * 0.1 * sin(11 * t) + tremor(t, 1) * carried
    )
  }

  /// A ride over a bad road.
  static func bus(_ t: Double) -> (Double, Double, Double) {
    let bumps = [0.7, 1.9, 3.2].map { 0.8 * exp(-abs(t - $0) / 0.06) }.reduce(0, +)
    return (
      0.12 * sin(2 * Double.pi * 1.1 * t) + tremor(t, 1) * 2, 0.2 * sin(2 * Double.pi * 0.4 * t),
      1 + bumps * cos(2 * Double.pi * 9 * t) + 0.15 * sin(2 * Double.pi * 11.3 * t)
    )
  }

  private static func smooth(_ x: Double) -> Double {
    let x = min(1, max(0, x))
    return x * x * (3 - 2 * x)
  }

  /// A little unrest that is the same each time.
  private static func tremor(_ t: Double, _ seed: Double) -> Double {
    0.02 * sin(31 * t * seed + seed) + 0.015 * sin(83 * t + 2 * seed)
  }
}
