import Glibc

/// Opens a source file at a line in the editor that a person named.
public nonisolated struct EditorLauncher: Sendable {
  private let words: [String]
  /// Where files that are named as `#fileID` does are looked for.
  private let folder: String

  /// How editors with windows of their own are told the line.
  private static let editors: [String: @Sendable (String, Int) -> [String]] = [
    "code": { ["--goto", "\($0):\($1)"] }, "codium": { ["--goto", "\($0):\($1)"] },
    "zed": { ["\($0):\($1)"] }, "subl": { ["\($0):\($1)"] },
    "idea": { ["--line", "\($1)", $0] }, "kate": { ["--line", "\($1)", $0] },
    "emacsclient": { ["--no-wait", "+\($1)", $0] },
  ]

  /// An editor by its command: a program, or a whole command line in which `{file}` and `{line}`
  /// stand for what is opened. Where they do not, an editor that is known is told in its own way and
  /// any other as `+LINE FILE`.
  ///
  /// - Parameters:
  ///   - command: The words, with spaces between them.
  ///   - folder: Where files that are named as `#fileID` does are looked for.
  ///   - find: Gives the path of a program; the usual one looks on PATH.
  /// - Returns: nil where there is no such program.
  public init?(
    command: String, folder: String = ".", find: (String) -> String? = EditorLauncher.onPath
  ) {
    var words = command.split(separator: " ").map(String.init)
    guard let name = words.first, let program = find(name) else { return nil }
    words[0] = program
    self.words = words
    self.folder = folder
  }

  /// The command line for a file.
  func arguments(for path: String, line: Int) -> [String] {
    if words.contains(where: { $0.contains("{file}") || $0.contains("{line}") }) {
      return words.map { Self.filled(Self.filled($0, "{file}", path), "{line}", "\(line)") }
    }
    let name = words[0].split(separator: "/").last.map(String.init) ?? words[0]
    let own = words.count == 1 ? Self.editors[name] : nil
    return words + (own?(path, line) ?? ["+\(line)", path])
  }

  private static func filled(_ word: String, _ mark: String, _ text: String) -> String {
    var result = ""
    var rest = word[...]
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(mark) {
        result += text
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Opens a file at a line; false where the file is not found or the editor does not start.
  ///
  /// - Parameter path: A path, or `Module/File.swift` as `#fileID` gives it.
  func open(_ path: String, line: Int) -> Bool {
    guard let file = SourceFinder.find(path, in: folder) else { return false }
    let words = arguments(for: file, line: line)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, words[0], nil, nil, &arguments, environ) == 0 else {
      return false
    }
    // Someone has to ask after the child, or it stays as a zombie.
    var thread = pthread_t()
    let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { child in
      waitpid(pid_t(Int(bitPattern: child)), nil, 0)
      return nil
    }
    let child = UnsafeMutableRawPointer(bitPattern: Int(process))
    if pthread_create(&thread, nil, wait, child) == 0 { pthread_detach(thread) }
    return true
  }

  /// The path of a program: as it stands where it has a slash, else on PATH.
  public static func onPath(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
