import Foundation

/// A program that a test starts; it never outlives the test, nor the time it is given.
final class TrialProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var text = ""

  /// Starts a program; `SDLHostTrial` is found beside the tests.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: program)
    let isOurs = FileManager.default.isExecutableFile(atPath: beside.path)
    process.executableURL = isOurs ? beside : URL(filePath: "/usr/bin/env")
    process.arguments = isOurs ? arguments : [program] + arguments
    var all = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { all[name] = nil }
    process.environment = all.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    try process.run()
  }

  isolated deinit { stop() }

  var identifier: Int32 { process.processIdentifier }

  /// All output so far.
  var lines: [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits until the output says so; false when time runs out.
  func waits(seconds: Double = 10, for isDone: ([String]) -> Bool) async -> Bool {
    for _ in 0..<Int(seconds * 100) {
      if isDone(lines) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return isDone(lines)
  }

  /// Waits for the end and gives the exit code; nil when time runs out.
  func exitCode(seconds: Double = 10) async -> Int32? {
    for _ in 0..<Int(seconds * 100) {
      _ = lines
      if !process.isRunning { return process.terminationStatus }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  var standardError: String {
    String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
  }

  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// A display of its own for a test.
final class TrialDisplay {
  private let server: TrialProcess
  let name: String

  init(_ size: String = "1400x900x24") async throws {
    server = try TrialProcess(
      "Xvfb", ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"])
    guard await server.waits(for: { !$0.isEmpty }) else {
      throw TrialFailure(message: "Xvfb did not start")
    }
    name = ":\(server.lines[0])"
  }

  /// Sends input or asks for windows; gives what xdotool prints.
  func xdotool(_ words: String) async throws -> [String] {
    let tool = try TrialProcess(
      "xdotool", words.split(separator: " ").map(String.init), environment: ["DISPLAY": name])
    _ = await tool.exitCode()
    return tool.lines
  }
}

struct TrialFailure: Error {
  var message: String
}
