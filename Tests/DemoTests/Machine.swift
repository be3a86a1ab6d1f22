import Foundation
import SDLHost

/// What the machine has that some tests need.
nonisolated enum Machine {
  /// Whether no test may leave itself out: `scripts/test` has installed what they need.
  static let runsAllTests = has("SHAKE_MENU_ALL_TESTS")
  /// Whether the reference pictures are to be drawn anew.
  static let renewsPictures = has("SHAKE_MENU_RENEW_PICTURES")

  /// All cases of a large matrix where it is asked for (`scripts/test-matrices`), else a few.
  static func matrix<Case>(_ name: String, _ all: [Case], few: [Case]) -> [Case] {
    let wanted = ProcessInfo.processInfo.environment["SHAKE_MENU_MATRICES"] ?? ""
    return wanted.split(separator: ",").contains { $0 == "all" || $0 == name } ? all : few
  }

  /// Whether all these programs can be run.
  static func hasPrograms(_ names: String...) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// Whether a real window can be tested, or must be.
  static var canTestWindow: Bool {
    runsAllTests || hasPrograms("Xvfb", "xdotool", "openbox", "import")
  }

  /// The demo that was built along with the tests.
  static var demo: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = tests.deletingLastPathComponent()
    let beside = folder.appending(path: "demo").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appending(path: "demo").path
  }

  private static func has(_ variable: String) -> Bool {
    ProcessInfo.processInfo.environment[variable].map { !$0.isEmpty } ?? false
  }
}
