import Foundation

/// An X display of one's own, with a window manager, and hands for its mouse and keyboard.
nonisolated final class VirtualDisplay {
  /// The display's name, as DISPLAY has it.
  let name: String
  private let server: ChildProcess
  private let manager: ChildProcess

  /// Starts a display on a number that is free.
  init(size: String = "1600x1000") throws {
    let server = try ChildProcess(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp", "-noreset"])
    self.server = server
    var number: Int?
    for _ in 0..<400 where number == nil && server.isRunning {
      let text = server.outputSoFar
      if text.hasSuffix("\n") { number = Int(text.dropLast()) }
      usleep(25_000)
    }
    guard let number else {
      throw ChildProcess.Failure(description: "Xvfb did not start: \(server.messagesSoFar)")
    }
    name = ":\(number)"
    manager = try ChildProcess("openbox", ["--sm-disable"], environment: ["DISPLAY": name])
    // The manager has taken over when the root window says so.
    for _ in 0..<200 {
      let found = try ChildProcess.run(
        "xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"], environment: environment)
      if found.output.contains("window id") { return }
      usleep(25_000)
    }
    throw ChildProcess.Failure(description: "openbox did not start: \(manager.messagesSoFar)")
  }

  deinit {
    manager.stop()
    server.stop()
  }

  /// What a program needs to be shown here.
  var environment: [String: String?] {
    ["DISPLAY": name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil]
  }

  /// Moves, presses and types.
  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    let outcome = try ChildProcess.run(
      "xdotool", arguments, environment: environment, within: 15)
    guard outcome.code == 0 else {
      throw ChildProcess.Failure(
        description: "xdotool \(arguments.joined(separator: " ")): \(outcome.messages)")
    }
    return outcome.output
  }

  /// The window of a title, the last one of several, once it shows.
  func window(titled title: String) throws -> String {
    // A search fails where another window, the window manager's own, goes while it is looked at.
    for _ in 0..<5 {
      if let found = try? xdotool("search", "--sync", "--onlyvisible", "--name", title) {
        return found.split(separator: "\n").last.map(String.init) ?? ""
      }
    }
    throw ChildProcess.Failure(description: "there is no window '\(title)'")
  }

  /// Saves what a window shows as a picture.
  func picture(of window: String, to path: String) throws {
    let outcome = try ChildProcess.run(
      "import", ["-window", window, path], environment: environment)
    guard outcome.code == 0 else { throw ChildProcess.Failure(description: outcome.messages) }
  }
}
