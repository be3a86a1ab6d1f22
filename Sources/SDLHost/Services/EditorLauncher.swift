import Glibc

/// Opens a source file at a line in an editor that has windows of its own.
nonisolated enum EditorLauncher {
  /// How an editor is told the line.
  private static let editors: [(name: String, arguments: @Sendable (String, Int) -> [String])] = [
    ("code", { ["--goto", "\($0):\($1)"] }), ("codium", { ["--goto", "\($0):\($1)"] }),
    ("zed", { ["\($0):\($1)"] }), ("subl", { ["\($0):\($1)"] }),
    ("idea", { ["--line", "\($1)", $0] }), ("kate", { ["--line", "\($1)", $0] }),
    ("gedit", { ["+\($1)", $0] }), ("gvim", { ["+\($1)", $0] }),
    ("emacsclient", { ["--no-wait", "+\($1)", $0] }),
  ]

  /// The command for a file: the person's own editor if it is one of those, else the first of them
  /// that is installed. Nil where there is none.
  static func command(
    _ path: String, line: Int, preferred: String?, find: (String) -> String?
  ) -> [String]? {
    let own = preferred?.split(separator: "/").last.map(String.init)
    let ordered = editors.filter { $0.name == own } + editors.filter { $0.name != own }
    for editor in ordered {
      if let program = find(editor.name) { return [program] + editor.arguments(path, line) }
    }
    return nil
  }

  static func open(_ path: String, line: Int) -> Bool {
    let preferred = (getenv("VISUAL") ?? getenv("EDITOR")).map { String(cString: $0) }
    guard let words = command(path, line: line, preferred: preferred, find: onPath) else {
      return false
    }
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

  private static func onPath(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
