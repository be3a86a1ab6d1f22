import AppSurface
import Foundation
import Testing

@testable import DebugMenu

@Suite("Shaking the device")
struct ShakeDetectorTests {
  @Test("The recordings are what the generator makes", arguments: MotionGenerator.rates)
  func recordings(rate: Int) throws {
    for motion in MotionGenerator.motions {
      let made = MotionGenerator.text(motion.at, rate: rate)
      let file = MotionRecording.folder.appending(
        path: MotionGenerator.fileName(motion.name, rate))
      if ProcessInfo.processInfo.environment["SHAKE_MENU_RENEW_RECORDINGS"] != nil {
        try Data(made.utf8).write(to: file)
      }
      // The last digit may differ where another library computes sines.
      let (kept, new) = (
        try MotionRecording(named: file.lastPathComponent), try MotionRecording(made)
      )
      #expect(kept.samples.count == new.samples.count)
      for (one, other) in zip(kept.samples, new.samples) {
        #expect(one.time == other.time && abs(one.motion.x - other.motion.x) < 0.0021)
        #expect(abs(one.motion.y - other.motion.y) < 0.0021)
        #expect(abs(one.motion.z - other.motion.z) < 0.0021)
      }
    }
  }

  @Test(
    "A recorded motion has the same answer at 5, 50 and 200 Hz, at every level",
    arguments: [("shaking", true), ("walking", false), ("table", false), ("bus", false)])
  func recorded(motion: String, isShake: Bool) throws {
    for level in ShakeLevel.allCases {
      for rate in MotionGenerator.rates {
        let recording = try MotionRecording(named: MotionGenerator.fileName(motion, rate))
        let shakes = shakes(in: recording, level: level)
        #expect(!shakes.isEmpty == isShake, "\(motion) at \(rate) Hz, \(level): \(shakes)")
        // Two seconds of shaking are one wish: what is left after the rest is too short.
        #expect(shakes.count <= 1, "\(motion) at \(rate) Hz, \(level): \(shakes)")
      }
    }
  }

  private func shakes(in recording: MotionRecording, level: ShakeLevel) -> [Duration] {
    var detector = ShakeDetector(level: level)
    return recording.samples.compactMap {
      detector.add($0.motion, at: $0.time) == .shaken ? $0.time : nil
    }
  }

  /// Feeds still samples and strong ones, `1` being strong, and tells at which sample it fired.
  private func play(_ pattern: String, every step: Duration, from start: Duration = .zero) -> [Int]
  {
    var detector = ShakeDetector(level: .light)
    var time = start
    var fired: [Int] = []
    for (index, letter) in pattern.enumerated() {
      // To and fro, so that gravity stays where it is.
      let x = letter == "1" ? (index.isMultiple(of: 2) ? 3.0 : -3.0) : 0
      if detector.add(MotionEvent(x: x, y: 0, z: 1), at: time) == .shaken { fired.append(index) }
      time += step
    }
    return fired
  }

  @Test("Three of four samples are enough, and less is not")
  func exactShare() {
    // Ten samples a second: the window holds eleven at most.
    let tenth = Duration.milliseconds(125)
    // Eight samples with six strong: 24 >= 24.
    #expect(play("00111111", every: tenth) == [7])
    // Eight samples with five strong: 20 < 24.
    #expect(play("000111110", every: tenth).isEmpty)
    // Seven with five strong is 20 < 21, where rounding would have let it pass.
    #expect(play("0011111", every: tenth).isEmpty)
  }

  @Test("Fewer than four samples are never a shake, nor less than half a second")
  func leastSamples() {
    #expect(play("111", every: .milliseconds(300)).isEmpty)
    #expect(play("01111", every: .milliseconds(200)) == [3])
    #expect(play(String(repeating: "1", count: 99), every: .milliseconds(5)).isEmpty)
  }

  @Test("After a shake there is a second of rest, and the samples are forgotten")
  func rest() {
    let fired = play(String(repeating: "1", count: 400), every: .milliseconds(10))
    #expect(fired.count >= 2)
    for (one, other) in zip(fired, fired.dropFirst()) { #expect(other - one >= 150) }
  }

  @Test("The levels differ in what counts as strong")
  func levels() {
    #expect(ShakeLevel.allCases.map(\.rawValue) == ["light", "medium", "hard"])
    func fires(_ level: ShakeLevel, _ strength: Double) -> Bool {
      var detector = ShakeDetector(level: level)
      return (0..<200).contains { index in
        // It lies still at first, so that it knows where gravity is.
        let x = index < 10 ? 0 : index.isMultiple(of: 2) ? strength : -strength
        return detector.add(
          MotionEvent(x: x, y: 0, z: 1), at: .milliseconds(index * 10)) == .shaken
      }
    }
    #expect(fires(.light, 0.7) && !fires(.medium, 0.7))
    #expect(fires(.medium, 1) && !fires(.hard, 1))
    #expect(fires(.hard, 1.5))
  }

  @Test("Nothing odd upsets it: times that go back, numbers that are none, a storm of samples")
  func oddities() {
    var detector = ShakeDetector()
    #expect(detector.add(MotionEvent(x: .nan, y: 0, z: 1), at: .zero) == .none)
    #expect(detector.add(MotionEvent(x: 0, y: .infinity, z: 1), at: .seconds(1)) == .none)
    #expect(detector.add(MotionEvent(x: 9, y: 0, z: 1), at: .seconds(5)) == .none)
    #expect(detector.add(MotionEvent(x: 9, y: 0, z: 1), at: .seconds(2)) == .none)
    var fired = 0
    for index in 0..<100_000 {
      let x = index.isMultiple(of: 2) ? 3.0 : -3.0
      let time = Duration.seconds(6) + .microseconds(index * 20)
      if detector.add(MotionEvent(x: x, y: 0, z: 1), at: time) == .shaken { fired += 1 }
    }
    #expect(fired == 1)
  }

  @Test("It says what was lacking when strong samples came to nothing")
  func missed() {
    var detector = ShakeDetector(level: .light)
    var verdicts: Set<ShakeDetector.Verdict> = []
    for index in 0..<300 {
      let x = (100..<140).contains(index) ? (index.isMultiple(of: 2) ? 2.0 : -2.0) : 0
      verdicts.insert(detector.add(MotionEvent(x: x, y: 0, z: 1), at: .milliseconds(index * 10)))
    }
    #expect(verdicts.count == 2)
    #expect(verdicts.contains { if case .tooFewStrong(40, of: 101) = $0 { true } else { false } })
  }
}
