#if DEBUG_TOOLS
  internal import Glibc

  extension Bench {
    /// How long the program takes from its start to its first frame, and how much memory.
    func starts() throws {
      guard wants("first") || wants("peak_rss") else { return }
      var times: [Int] = []
      var memory: [Int] = []
      for _ in 0..<effort.starts {
        let start = Stopwatch.now()
        let child = try Watched(role: .first, variables: ["SDL_VIDEODRIVER=dummy"])
        let facts = try child.firstFrame()
        times.append((facts.time - start) / 1000)
        memory.append(facts.memory)
        child.stop()
      }
      try report("first.exec_to_first_frame", Stopwatch.median(times), "us")
      try report("peak_rss", Stopwatch.median(memory), "kB")
    }

    /// What a window costs in which nothing happens.
    func idling() throws {
      guard wants("idle") else { return }
      let display = try BenchDisplay()
      defer { display?.stop() }
      for role in [BenchWindow.Role.closed, .open] {
        let child = try Watched(role: role, variables: display.map { ["DISPLAY=\($0.name)"] } ?? [])
        defer { child.stop() }
        _ = try child.firstFrame()
        sleep(2)
        let time = ProcessFacts.processorTime(of: child.id)
        let wakeups = ProcessFacts.wakeups(of: child.id)
        sleep(UInt32(effort.idleSeconds))
        let name = "idle.\(role.rawValue)"
        try report(
          "\(name).cpu", thousandths: ProcessFacts.processorTime(of: child.id) - time, "s")
        try report(
          "\(name).wakeups", ProcessFacts.wakeups(of: child.id) - wakeups, "count")
      }
    }
  }

  /// A display of the benchmark's own, where there is none.
  private final class BenchDisplay {
    let name: String
    private let server: Spawned

    /// Nil where the machine has a display already.
    init?() throws {
      if getenv("DISPLAY") != nil { return nil }
      server = try Spawned(
        "Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        variables: [])
      guard let number = server.line(within: 10).flatMap({ Int($0) }) else {
        server.stop()
        throw CommandFailure.missing(
          "the idle lines need a display: Xvfb (package xvfb) does not start")
      }
      name = ":\(number)"
    }

    func stop() { server.stop() }
  }

  /// This program in a role, watched from outside.
  private final class Watched {
    private let process: Spawned
    var id: pid_t { process.id }

    init(role: BenchWindow.Role, variables: [String]) throws {
      process = try Spawned(
        "/proc/self/exe", ["bench", "--role", role.rawValue], variables: variables)
    }

    /// When the first frame was shown, in nanoseconds, and the memory until then, in kB.
    func firstFrame() throws -> (time: Int, memory: Int) {
      let numbers = process.line(within: 20)?.split(separator: " ").compactMap { Int($0) } ?? []
      guard numbers.count == 2 else {
        stop()
        throw CommandFailure.missing("the benchmark's window shows no frame")
      }
      return (numbers[0], numbers[1])
    }

    func stop() { process.stop() }
  }
#endif
