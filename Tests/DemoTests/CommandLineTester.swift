import AppSurface
import Foundation

@testable import demo

/// The command line within this process: what it writes and says is kept.
final class CommandLineTester {
  private(set) var output: [UInt8] = []
  private(set) var messages: [String] = []
  /// What was said of how far long work is; nil where that was taken away.
  private(set) var progress: [String?] = []
  var input: [UInt8] = []
  var columns: Int?
  /// Whether the reader of the output is gone.
  var isClosed = false
  /// A folder of its own, which goes with the tester.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "demo-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  var text: String { String(decoding: output, as: UTF8.self) }
  var said: String { messages.joined(separator: "\n") }

  /// Carries out a command that needs no window.
  func run(_ arguments: String...) async -> ExitCode { await run(arguments) }

  func run(_ arguments: [String]) async -> ExitCode {
    output = []
    messages = []
    progress = []
    return await program.run(arguments)
  }

  /// Plays a script with its files in the tester's folder.
  func play(_ script: String, _ options: String...) async -> ExitCode {
    input = Array(script.utf8)
    return await run(["script", "-", "--out", folder.path, "--font", "embedded"] + options)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return path(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  /// The names of the files in the folder, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private var program: Program {
    let console = Console(
      write: { [weak self] bytes in
        if self?.isClosed == true { throw Console.Closed() }
        self?.output += bytes
      },
      say: { [weak self] in self?.messages.append($0) },
      columns: { [weak self] in self?.columns },
      showProgress: { [weak self] in self?.progress.append($0) },
      readInput: { [weak self] () throws(CommandFailure) in self?.input ?? [] })
    return Program(console: console, makeApp: { DemoApp.harbor() })
  }
}
