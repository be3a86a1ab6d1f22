import Foundation

/// A program of the tests in a window of a display, driven by real input and by commands.
nonisolated final class AttachmentDriver {
  let display: VirtualDisplay
  let process: ChildProcess
  private let folder: URL
  private(set) var window = ""

  /// Starts a program and waits until it is ready for keys.
  init(
    _ program: String, _ arguments: [String], title: String, ready: String? = nil,
    environment: [String: String?] = [:], on display: VirtualDisplay
  ) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appending(path: "attach-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = try ChildProcess(
      program, arguments,
      environment: display.environment.merging(environment) { $1 }, isTalking: true)
    if let ready { try wait(for: ready, seconds: 40) }
    window = try self.window(titled: title)
    try display.xdotool("windowfocus", "--sync", window)
  }

  /// A pattern of AttachTrial.
  convenience init(_ pattern: String, hasMenu: Bool = true, on display: VirtualDisplay) throws {
    let trial = URL(filePath: Machine.demo).deletingLastPathComponent()
      .appending(path: "AttachTrial").path
    try self.init(
      trial, [pattern] + (hasMenu ? [] : ["--without"]), title: "^Trial$", ready: "started",
      on: display)
  }

  deinit {
    process.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The window of a title, once it shows.
  func window(titled title: String) throws -> String {
    try display.window(titled: title)
  }

  // MARK: Seeing

  /// What the program has printed, a line each.
  var lines: [String] { process.outputSoFar.split(separator: "\n").map(String.init) }

  /// Waits for a line that begins so, behind those that were there before.
  @discardableResult
  func wait(
    for beginning: String, after count: Int = 0, seconds: Double = 15,
    in text: (() -> [String])? = nil
  ) throws -> String {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let found = (text?() ?? lines).dropFirst(count).first { $0.hasPrefix(beginning) }
      if let found { return found }
      guard Date() < end, process.isRunning else {
        throw ChildProcess.Failure(
          description: "waited in vain for '\(beginning)' in \(lines.suffix(12)) "
            + process.messagesSoFar)
      }
      usleep(5_000)
    }
  }

  /// Does something and waits for what it prints.
  @discardableResult
  func expect(_ beginning: String, _ body: () throws -> Void) throws -> String {
    let count = lines.count
    try body()
    return try wait(for: beginning, after: count)
  }

  /// What the program shows, by its own account.
  func picture(_ name: String) throws -> Data {
    let path = folder.appending(path: "\(name).bmp").path
    try expect("picture \(path)") { send("picture \(path)") }
    let data = try Data(contentsOf: URL(filePath: path))
    if let kept = ProcessInfo.processInfo.environment["SHAKE_MENU_KEEP_PICTURES"] {
      try data.write(to: URL(filePath: "\(kept)/attach-\(name).bmp"))
    }
    return data
  }

  // MARK: Handling

  /// Gives the program a command.
  func send(_ command: String) { process.send(command) }

  func key(_ chord: String) throws { try display.xdotool("key", "--clearmodifiers", chord) }

  func type(_ text: String) throws { try display.xdotool("type", "--delay", "20", text) }

  func click(_ x: Int, _ y: Int, in other: String? = nil) throws {
    try display.xdotool("mousemove", "--window", other ?? window, "\(x)", "\(y)", "click", "1")
  }

  /// Opens the menu with its chord.
  func openMenu() throws { try expect("menu open") { try key("ctrl+alt+z") } }

  /// Closes the menu, and gives the receipt.
  func closeMenu() throws -> String { try expect("log debug menu closed") { try key("Escape") } }

  /// Ends the program; gives its exit code.
  func quit() throws -> Int32 {
    send("quit")
    return try process.outcome(within: 10).code
  }
}
