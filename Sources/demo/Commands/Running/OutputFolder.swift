internal import Glibc

/// The folder that files are written to.
nonisolated enum OutputFolder {
  /// Makes sure that a folder is there, with those around it.
  ///
  /// - Throws: why it cannot be made or written to, with its path.
  static func prepare(_ path: String) throws(CommandFailure) {
    guard !path.isEmpty else { throw .badInput("--out: the name of the folder is empty") }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o777) != 0, errno != EEXIST { throw failure(path, errno) }
      made += "/"
    }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw failure(path, errno) }
    guard facts.st_mode & S_IFMT == S_IFDIR else { throw failure(path, ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { throw failure(path, errno) }
  }

  /// A name inside a folder; a name from the root stays as it is.
  static func path(of name: String, in folder: String) -> String {
    if name.hasPrefix("/") || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func failure(_ path: String, _ reason: Int32) -> CommandFailure {
    let words =
      switch reason {
      case EEXIST, ENOTDIR: "is not a folder"
      case EACCES, EPERM: "permission denied"
      default: String(cString: strerror(reason))
      }
    return .badInput("--out \(Hint.path(path)): \(words)")
  }
}
