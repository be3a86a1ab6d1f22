import Foundation

/// A program that a test starts, with its output kept in files and its time bounded.
nonisolated final class ChildProcess {
  /// What a program did.
  struct Outcome {
    var code: Int32
    var output: String
    var messages: String
  }

  /// A program did not end in time, or could not be started.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let folder: URL
  /// The standard input of a program that is talked to while it runs.
  private let talk = Pipe()
  private var output: URL { folder.appending(path: "output") }
  private var messages: URL { folder.appending(path: "messages") }

  /// Starts a program that is found on PATH, or by its path; ``send(_:)`` talks to it where that is
  /// asked for.
  init(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:],
    input: String? = nil, isTalking: Bool = false
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    var variables = ProcessInfo.processInfo.environment
    // What a window keeps of its settings is no concern of the next one, nor of the person's own.
    variables["XDG_DATA_HOME"] = folder.path
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    for file in [folder.appending(path: "output"), folder.appending(path: "messages")] {
      try Data().write(to: file)
    }
    let inputFile = folder.appending(path: "input")
    try Data((input ?? "").utf8).write(to: inputFile)
    let (standardInput, standardOutput, standardError) = (
      try FileHandle(forReadingFrom: inputFile), try FileHandle(forWritingTo: output),
      try FileHandle(forWritingTo: messages)
    )
    // The program has them for itself once it runs; ours would stay open for as long as the tests
    // run, and Foundation reads beyond its list of open files where there are more than a thousand.
    defer {
      for handle in [standardInput, standardOutput, standardError] { try? handle.close() }
    }
    process.standardInput = isTalking ? talk : standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a line to the standard input of a program that is talked to.
  func send(_ line: String) {
    try? talk.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  var isRunning: Bool { process.isRunning }
  var outputSoFar: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
  var messagesSoFar: String { (try? String(contentsOf: messages, encoding: .utf8)) ?? "" }

  /// Asks the program to end, and makes it end where it does not.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    for _ in 0..<40 where process.isRunning { usleep(25_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What the program did, when it has ended.
  func outcome(within seconds: Double) throws -> Outcome {
    let end = Date().addingTimeInterval(seconds)
    while process.isRunning {
      guard Date() < end else {
        stop()
        throw Failure(
          description: "\(process.arguments ?? []) did not end in \(seconds) s: \(messagesSoFar)")
      }
      usleep(5_000)
    }
    return Outcome(
      code: process.terminationStatus, output: outputSoFar, messages: messagesSoFar)
  }

  /// Runs a program to its end.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:],
    input: String? = nil, within seconds: Double = 20
  ) throws -> Outcome {
    try ChildProcess(program, arguments, environment: environment, input: input)
      .outcome(within: seconds)
  }
}
