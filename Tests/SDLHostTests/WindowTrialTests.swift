import Foundation
import Testing

@Suite("The real window, on a display of its own", .serialized)
struct WindowTrialTests {
  @Test("without a display it says so, and why, and ends at once")
  func noDisplay() async throws {
    for (environment, reason) in [
      ([:], "neither DISPLAY nor WAYLAND_DISPLAY is set"),
      (["DISPLAY": ":9999"], "nothing answers at DISPLAY=:9999"),
    ] {
      let trial = try TrialProcess("SDLHostTrial", ["window"], environment: environment)
      #expect(await trial.exitCode() == 3)
      let message = trial.standardError
      #expect(message.hasPrefix("no display: ") && message.contains(reason))
    }
  }

  @Test("main-actor tasks run and end while the window waits")
  func tasks() async throws {
    let display = try await TrialDisplay()
    let trial = try TrialProcess("SDLHostTrial", ["tasks"], environment: ["DISPLAY": display.name])
    #expect(await trial.exitCode() == 0)
    #expect(trial.lines == ["task done", "second task done", "closed"])
  }

  @Test("without a window they run when the host drains, and it never waits unasked")
  func drain() async throws {
    let trial = try TrialProcess("SDLHostTrial", ["drain"])
    #expect(await trial.exitCode() == 0)
    #expect(trial.lines == ["before 0", "after 2", "waiting 2", "patient 3"])
  }

  @Test("an idle window sleeps: no wakeup, no frame")
  func idle() async throws {
    let display = try await TrialDisplay()
    let trial = try TrialProcess(
      "SDLHostTrial", ["window"], environment: ["DISPLAY": display.name])
    #expect(await trial.waits { $0.contains { $0.hasPrefix("frame 1 ") } })
    try await Task.sleep(for: .seconds(1))
    let before = try wakeups(trial.identifier)
    let lines = trial.lines
    try await Task.sleep(for: .seconds(3))
    #expect(try wakeups(trial.identifier) == before)
    #expect(trial.lines == lines)
  }

  /// How often the threads of a process have gone to sleep.
  private func wakeups(_ process: Int32) throws -> [Int] {
    let folder = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
      return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }
  }

  @Test("real keys, mouse, wheel and changes of the window arrive, and it closes when asked")
  func input() async throws {
    let display = try await TrialDisplay()
    let trial = try TrialProcess(
      "SDLHostTrial", ["window"], environment: ["DISPLAY": display.name])
    #expect(await trial.waits { $0.contains { $0.hasPrefix("frame 1 ") } })
    let window = try #require(try await display.xdotool("search --sync --name Trial").first)
    _ = try await display.xdotool("windowfocus \(window) mousemove --window \(window) 30 40")
    _ = try await display.xdotool("key ctrl+alt+z")
    _ = try await display.xdotool("mousedown 1 mousemove --window \(window) 10 -20 mouseup 1")
    _ = try await display.xdotool("mousemove --window \(window) 30 40 click 5")
    for size in ["1 1", "640 333"] { _ = try await display.xdotool("windowsize \(window) \(size)") }
    let expected = [
      "keyDown z [ctrl alt]", "keyUp z []", "pointer down 30.0,40.0",
      "pointer moved 10.0,-20.0 pressed", "pointer up 10.0,-20.0", "wheel 0.0,40.0",
      "resized 1.0x1.0", "resized 640.0x333.0",
    ]
    for line in expected {
      #expect(await trial.waits(seconds: 3) { $0.contains(line) }, "\(line) in \(trial.lines)")
    }
    kill(trial.identifier, SIGTERM)
    #expect(await trial.exitCode() == 0)
    #expect(trial.lines.last == "closed")
  }

  @Test("hidden it draws nothing; shown again it draws")
  func hidden() async throws {
    let display = try await TrialDisplay()
    let trial = try TrialProcess(
      "SDLHostTrial", ["window"], environment: ["DISPLAY": display.name])
    #expect(await trial.waits { $0.contains { $0.hasPrefix("frame 1 ") } })
    let window = try #require(try await display.xdotool("search --sync --name Trial").first)
    _ = try await display.xdotool("windowunmap --sync \(window)")
    #expect(await trial.waits { $0.contains("hidden") })
    let frames = trial.lines.count { $0.hasPrefix("frame") }
    _ = try await display.xdotool("windowsize \(window) 500 400")
    try await Task.sleep(for: .milliseconds(300))
    #expect(trial.lines.count { $0.hasPrefix("frame") } == frames)
    _ = try await display.xdotool("windowmap --sync \(window)")
    #expect(await trial.waits { $0.count { $0.hasPrefix("frame") } > frames })
  }
}
