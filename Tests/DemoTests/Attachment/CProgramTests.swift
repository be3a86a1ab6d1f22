import Foundation
import Testing

/// What `scripts/install` puts under a prefix, as a program in C uses it.
@Suite(
  "The menu in a program in C", .serialized, .timeLimit(.minutes(5)),
  .enabled(
    if: Machine.runsAllTests || CPrograms.prefix != nil,
    "needs what scripts/install installs, at SHAKE_MENU_PREFIX"))
nonisolated struct CProgramTests {
  @Test("The example has at most sixty lines")
  func size() throws {
    let text = try String(contentsOf: CPrograms.example, encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  }

  @Test("The example is built by the system's compiler, and plays", arguments: [false, true])
  func plays(sanitized: Bool) throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try CPrograms.build(
      CPrograms.example, in: folder,
      sanitized ? ["-fsanitize=address", "-g", "-fno-omit-frame-pointer"] : [])
    let display = try VirtualDisplay()
    let driver = try AttachmentDriver(
      program, [], title: "^Bounce$", environment: ["ASAN_OPTIONS": "detect_leaks=0"], on: display)
    let log = { driver.process.messagesSoFar.split(separator: "\n").map(String.init) }
    try driver.key("ctrl+alt+z")
    usleep(500_000)
    try driver.type("restart")
    usleep(300_000)
    try driver.expect("restarted") { try driver.key("Return") }
    try driver.key("Escape")
    let receipt = try driver.wait(for: "INFO: debug menu closed", in: log)
    #expect(!receipt.contains("not as before"), "\(receipt)")
    try driver.key("alt+F4")
    let outcome = try driver.process.outcome(within: 10)
    #expect(outcome.code == 0)
    #expect(!outcome.messages.contains("AddressSanitizer"), "\(outcome.messages)")
  }

  @Test("Bad arguments are refused with what is wrong, and NULL does nothing")
  func errors() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "errors.c")
    try Data(CSources.errors.utf8).write(to: source)
    let program = try CPrograms.build(source, in: folder, ["-fsanitize=address", "-g"])
    let outcome = try ChildProcess.run(
      program, [], environment: ["SDL_VIDEODRIVER": "dummy", "ASAN_OPTIONS": "detect_leaks=0"])
    #expect(outcome.code == 0, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 7)
    for (line, part) in zip(
      lines,
      [
        "window is NULL", "one of them is NULL", "read is NULL", "value is NULL",
        "a slider goes from a number to a larger one", "action is NULL", "DEBUG_MENU_SIZES_WINDOW",
      ])
    { #expect(line.contains(part), "\(line)") }
  }

  @Test("What C adds is read, switched, moved, pressed and taken out, and a size is told")
  func controls() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "controls.c")
    try Data(CSources.controls.utf8).write(to: source)
    let program = try CPrograms.build(source, in: folder, ["-fsanitize=address", "-g"])
    let outcome = try ChildProcess.run(
      program, [], environment: ["SDL_VIDEODRIVER": "dummy", "ASAN_OPTIONS": "detect_leaks=0"])
    // It ends with the line of what did not hold.
    #expect(outcome.code == 0, "\(outcome.messages)")
  }

  @Test("A release without the tools has the same functions, which do nothing")
  func plain() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "plain.c")
    try Data(CSources.plain.utf8).write(to: source)
    let program = try CPrograms.build(source, in: folder, [], prefix: CPrograms.plainPrefix)
    let outcome = try ChildProcess.run(program, [], environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(outcome.code == 0, "\(outcome.messages)")
  }
}

@Suite("What the menu costs while it is closed")
nonisolated struct AttachmentCostTests {
  @Test(
    "No event or frame allocates, draws or sets anything, and each event passes as it was",
    .enabled(if: Machine.runsAllTests || Machine.hasPrograms("cc"), "needs a C compiler"))
  func costs() throws {
    let folder = try CPrograms.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = folder.appending(path: "calls.so").path
    let source = CPrograms.root.appending(path: "Tests/AttachTrial/counted_calls.c").path
    let built = try ChildProcess.run("cc", ["-shared", "-fPIC", source, "-o", library])
    #expect(built.code == 0, "\(built.messages)")
    let trial = URL(filePath: Machine.demo).deletingLastPathComponent()
      .appending(path: "AttachTrial").path
    let outcome = try ChildProcess.run(
      trial, ["costs"], environment: ["LD_PRELOAD": library])
    #expect(outcome.code == 0, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 24)
    for line in lines where !line.hasPrefix("open") {
      #expect(line.hasSuffix(" allocations 0 draw calls 0 changed 0"), "\(line)")
    }
    #expect(lines.filter { $0 == "open some some" }.count == 2)
  }
}

/// Programs in C, built as somebody else would.
nonisolated enum CPrograms {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let example = root.appending(path: "Examples/C/bounce.c")
  /// Where scripts/test has installed the C library, and the one of a release without the tools.
  static let prefix = ProcessInfo.processInfo.environment["SHAKE_MENU_PREFIX"]
  static let plainPrefix = ProcessInfo.processInfo.environment["SHAKE_MENU_PLAIN_PREFIX"]

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Builds a program with the flags that pkg-config gives; every warning is an error.
  static func build(
    _ source: URL, in folder: URL, _ options: [String], prefix: String? = prefix
  ) throws -> String {
    let flags = try ChildProcess.run(
      "pkg-config", ["--cflags", "--libs", "debugmenu"],
      environment: ["PKG_CONFIG_PATH": (prefix ?? "") + "/lib/pkgconfig"])
    guard flags.code == 0 else { throw ChildProcess.Failure(description: flags.messages) }
    let program = folder.appending(path: "program").path
    let words = flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
    let built = try ChildProcess.run(
      "cc",
      ["-std=c11", "-Wall", "-Wextra", "-Werror"] + options + [source.path, "-o", program]
        + words)
    guard built.code == 0 else { throw ChildProcess.Failure(description: built.messages) }
    return program
  }
}
