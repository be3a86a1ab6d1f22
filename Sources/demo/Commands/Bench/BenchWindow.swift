internal import AppSurface
internal import DebugMenu
internal import Glibc
internal import SDLHost

/// The program that the benchmark watches from outside: the sample app in a window.
final class BenchWindow {
  /// What the window is for.
  nonisolated enum Role: String, Hashable, Sendable, CaseIterable {
    /// Says when its first frame was shown, and ends.
    case first
    /// Stays, with the menu closed.
    case closed
    /// Stays, with the menu open.
    case open
  }

  private let role: Role
  private let window: SDLWindow
  private let stage: DemoStage

  /// Opens the window, drawn in software.
  init(_ role: Role, app: DemoApp) throws {
    var options = WindowOptions()
    options.drawing = .software
    options.usesControllers = true
    window = try SDLWindow(title: app.name, size: StageOptions.usualWindow, options: options)
    stage = DemoStage(StageOptions(), app: app, on: window.stack)
    self.role = role
    if role == .open { stage.session.perform(.open) }
  }

  /// Shows the window; prints the time of its first frame and the memory that it took.
  func run() throws {
    window.didPresent = { [window, role] frame in
      guard frame == 1 else { return }
      let line = "\(Stopwatch.now()) \(ProcessFacts.peakMemory(of: getpid()) ?? 0)\n"
      let bytes = Array(line.utf8)
      _ = write(STDOUT_FILENO, bytes, bytes.count)
      if role == .first { window.quit() }
    }
    try window.run()
  }
}

/// What the system tells of a process.
nonisolated enum ProcessFacts {
  /// The most memory that a process has had, in kB.
  static func peakMemory(of process: pid_t) -> Int? {
    field("VmHWM:", of: "/proc/\(process)/status")
  }

  /// How often the threads of a process have waited and been woken.
  static func wakeups(of process: pid_t) -> Int {
    guard let folder = opendir("/proc/\(process)/task") else { return 0 }
    defer { closedir(folder) }
    var sum = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard Int(name) != nil else { continue }
      let status = "/proc/\(process)/task/\(name)/status"
      sum += field("voluntary_ctxt_switches:", of: status) ?? 0
    }
    return sum
  }

  /// The processor time that a process has used, in milliseconds.
  static func processorTime(of process: pid_t) -> Int {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private static func field(_ name: String, of path: String) -> Int? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 512)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = buffer.withUnsafeBufferPointer { text in
        text.baseAddress.map { String(cString: $0) } ?? ""
      }
      guard line.hasPrefix(name) else { continue }
      return line.dropFirst(name.count).split { $0 == " " || $0 == "\t" || $0 == "\n" }.first
        .flatMap { Int($0) }
    }
    return nil
  }
}
