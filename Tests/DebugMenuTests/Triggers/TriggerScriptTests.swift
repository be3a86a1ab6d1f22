import AppSurface
import Foundation
import Testing

@testable import DebugMenu

@Suite("Scripts and triggers")
struct TriggerScriptTests {
  private func play(_ text: String) async throws {
    let tester = SessionTester(services: {
      $0.readFile = { name in
        guard let text = Self.files[name] else {
          return Array(try Data(contentsOf: MotionRecording.folder.appending(path: name)))
        }
        return Array(text.utf8)
      }
    })
    let session = try #require(tester.session)
    let stage = session.stage { tester.clock.time = $0 }
    let script = try Script(text, file: "t", vocabulary: Script.Vocabulary(screens: []))
    try await ScriptRunner(stage: stage).run(script)
  }

  private static let files = [
    "empty.txt": "# nothing\n", "words.txt": "# g\n0 0 0 1000\nten 0 0 1000\n",
    "back.txt": "10 0 0 1000\n5 0 0 1000\n", "few.txt": "0 0 0\n",
  ]

  // A device is shaken on while the menu comes: that is its rest, and told first.
  @Test(
    "Every trigger opens the menu without a window, and its switch keeps it closed",
    arguments: [
      ("key-chord", "shake"), ("motion", "shake device"), ("window-shake", "shake window"),
      ("touch", "finger 1 down 9 9\nfinger 2 down 99 9\nfinger 3 down 200 9\nwait 1s"),
      ("controller", "pad +left-stick +right-stick"), ("code", "shake code"),
    ])
  func opens(kind: String, gesture: String) async throws {
    try await play(
      """
      expect menu.open == false
      expect triggers.switches.\(kind) == true
      \(gesture)
      expect menu.open == true
      expect triggers.attempts.\(kind == "motion" ? 1 : 0).trigger == \(kind)
      expect triggers.attempts.\(kind == "motion" ? 1 : 0).fired == true
      expect triggers.attempts.\(kind == "motion" ? 2 : 1) absent
      """)
    try await play(
      """
      trigger \(kind) off
      expect triggers.switches.\(kind) == false
      \(gesture)
      expect menu.open == false
      """)
  }

  @Test(
    "A recorded motion is replayed at its own times: only shaking is a shake, at every level",
    arguments: MotionGenerator.motions.map(\.name), MotionGenerator.rates)
  func recordings(motion: String, rate: Int) async throws {
    for level in ShakeLevel.allCases {
      try await play(
        """
        shake-level \(level.rawValue)
        motion \(motion)-\(rate)hz.txt
        expect menu.open == \(motion == "shaking")
        expect triggers.level == \(level.rawValue)
        expect triggers.threshold == \(level.threshold)
        """)
    }
  }

  @Test("Samples can be given one by one, and the state tells how strong the last one was")
  func samples() async throws {
    try await play(
      """
      expect triggers.strength absent
      motion 0 0 1
      motion 0 0 1
      expect triggers.strength == 0
      motion 0 2 1
      expect triggers.strength exists
      wait 2s
      expect triggers.strength absent
      expect menu.open == false
      """)
  }

  @Test("Why a gesture was none stands in the state, the newest attempt first")
  func reasons() async throws {
    try await play(
      """
      key ctrl+z
      finger 1 down 9 9
      finger 2 down 99 9
      finger 3 down 200 9
      finger 2 move 199 9
      expect triggers.attempts.0.trigger == touch
      expect triggers.attempts.0.reason contains "moved by 100"
      expect triggers.attempts.1.reason == "Alt not held"
      finger 1 up
      finger 2 up
      finger 3 up
      move-window 260 150
      move-window 200 150
      move-window 260 150
      wait 2s
      expect triggers.attempts.0.trigger == window-shake
      expect triggers.attempts.0.fired == false
      expect menu.open == false
      """)
  }

  @Test("The menu is driven by the pad alone, and the state has the marked letter")
  func pad() async throws {
    try await play(
      """
      pad +left-stick +right-stick
      pad -left-stick -right-stick
      expect menu.letters absent
      pad x
      expect menu.letters == a
      pad right-shoulder right right a
      expect menu.letters == h
      expect menu.query == h
      pad y
      expect menu.query == ""
      pad b
      expect menu.letters absent
      pad b
      expect menu.open == false
      """)
  }

  @Test("The page about triggers is opened and its switches are pressed as by a person")
  func page() async throws {
    try await play(
      """
      shake
      tap "Triggers"
      expect triggers.open == true
      tap "Three Fingers"
      expect triggers.switches.touch == false
      pad b
      expect triggers.open == false
      expect menu.open == true
      """)
  }

  @Test(
    "A file that is no recording is refused with its name and line, and so is a finger in the air",
    arguments: [
      ("motion empty.txt", "empty.txt: line 1: there is no sample"),
      ("motion words.txt", "words.txt: line 3: a sample is four whole numbers"),
      ("motion back.txt", "back.txt: line 2: its time lies before"),
      ("motion few.txt", "line 1: a sample is four"), ("motion none.txt", "none.txt"),
      ("finger 1 up", "finger 1 does not touch"), ("finger 3 move 1 1", "finger 3 does not touch"),
    ])
  func faults(line: String, part: String) async throws {
    let error = await #expect(throws: ScriptError.self) { try await play(line) }
    #expect(error?.kind == .input)
    #expect(error?.reason.contains(part) == true, "\(error?.reason ?? "")")
  }
}
