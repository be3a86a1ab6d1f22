import AppSurface
import Foundation

/// The demo in a real window, seen through its state files and handled through the display.
nonisolated final class WindowDriver {
  let display: VirtualDisplay
  let folder: URL
  private let process: ChildProcess
  private var window = ""
  private var pixelsPerPoint = 1.0

  /// Opens the window and waits for its first frame.
  init(_ arguments: String..., on display: VirtualDisplay) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = try ChildProcess(
      Machine.demo,
      arguments + [
        "--state-file", folder.appending(path: "state.json").path,
        "--tree-file", folder.appending(path: "tree.txt").path,
      ], environment: display.environment)
    try wait("the first frame") { $0["frame"] != nil }
    window = try display.window(titled: "Harbor")
    try display.xdotool("windowfocus", "--sync", window)
    let geometry = try display.xdotool("getwindowgeometry", "--shell", window)
    let width = geometry.split(separator: "\n").first { $0.hasPrefix("WIDTH=") }
      .flatMap { Double($0.dropFirst(6)) }
    pixelsPerPoint = (width ?? 0) / max(1, number("window.width"))
  }

  deinit {
    process.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Seeing

  /// The state as it was written last.
  var state: JSONValue {
    guard let data = try? Data(contentsOf: folder.appending(path: "state.json")),
      let state = try? JSONValue(parsing: Array(data))
    else { return .null }
    return state
  }

  /// The number at a place of the state, 0 where there is none.
  func number(_ path: String) -> Double {
    if case .number(let number)? = Self.value(path, in: state) { number } else { 0 }
  }

  static func value(_ path: String, in state: JSONValue) -> JSONValue? {
    path.split(separator: ".").reduce(state) { $0?[String($1)] }
  }

  /// Waits until the state is as wanted.
  func wait(
    _ what: String, for seconds: Double = 15, until isSo: (JSONValue) -> Bool
  ) throws {
    let end = Date().addingTimeInterval(seconds)
    while !isSo(state) {
      guard Date() < end, process.isRunning else {
        throw ChildProcess.Failure(
          description: "waited in vain for \(what): \(process.messagesSoFar) "
            + "\(state["app"]?.compact ?? "no state")")
      }
      usleep(10_000)
    }
  }

  /// Waits until a place of the state has a value.
  func wait(_ path: String, is value: JSONValue) throws {
    try wait("\(path) == \(value.compact)") { Self.value(path, in: $0) == value }
  }

  /// Waits until what shows has a line that begins so.
  func waitForElement(_ beginning: String) throws {
    try wait("'\(beginning)' among what shows") { _ in (try? frame(of: beginning)) != nil }
  }

  /// Where the last element stands whose line begins so: `button "Done"`.
  func frame(of beginning: String) throws -> Rect {
    let tree = try String(contentsOf: folder.appending(path: "tree.txt"), encoding: .utf8)
    let lines = tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let line = lines.last(where: { $0.hasPrefix(beginning) }) else {
      throw ChildProcess.Failure(description: "nothing begins with '\(beginning)' in:\n\(tree)")
    }
    // What can be set has its range behind its place, in quotation marks.
    let place = line.split(separator: "\"").last { $0.hasPrefix(" ") } ?? line
    let numbers = place.split(separator: " ").suffix(4).compactMap { Double($0) }
    guard numbers.count == 4 else {
      throw ChildProcess.Failure(description: "no frame in '\(line)'")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func savePicture(_ name: String) throws -> Int {
    let path = folder.appending(path: name).path
    try display.picture(of: window, to: path)
    if let kept = ProcessInfo.processInfo.environment["SHAKE_MENU_KEEP_PICTURES"] {
      try? FileManager.default.removeItem(atPath: "\(kept)/\(name)")
      try FileManager.default.copyItem(atPath: path, toPath: "\(kept)/\(name)")
    }
    return try Data(contentsOf: URL(filePath: path)).count
  }

  // MARK: Handling

  func move(to point: Point) throws {
    let pixels = [point.x, point.y].map { String(Int(($0 * pixelsPerPoint).rounded())) }
    try display.xdotool("mousemove", "--window", window, pixels[0], pixels[1])
  }

  func click(_ point: Point) throws {
    try move(to: point)
    try display.xdotool("click", "1")
  }

  /// Clicks the middle of the last element whose line begins so.
  func click(_ beginning: String) throws { try click(frame(of: beginning).center) }

  func drag(from start: Point, to end: Point, steps: Int = 8, eachStep: () throws -> Void) throws {
    try move(to: start)
    try display.xdotool("mousedown", "1")
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try move(
        to: Point(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      try eachStep()
    }
    try display.xdotool("mouseup", "1")
  }

  func key(_ chord: String) throws { try display.xdotool("key", "--clearmodifiers", chord) }

  func type(_ text: String) throws { try display.xdotool("type", "--delay", "15", text) }

  /// Asks the window manager to close the window; gives the exit code.
  func close() throws -> Int32 {
    try key("alt+F4")
    return try process.outcome(within: 10).code
  }
}
