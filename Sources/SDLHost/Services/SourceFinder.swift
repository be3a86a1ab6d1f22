import Glibc

/// Finds a source file by what `#fileID` says of it: its module and its name.
nonisolated enum SourceFinder {
  /// How many files and folders are looked at.
  private static let limit = 50_000

  /// The path of `Module/File.swift` beneath a folder; a path that leads to a file stands as it is.
  ///
  /// Of several files of the name the one counts that has a folder with the module's name around it.
  /// What is hidden, such as a build folder, is left out.
  static func find(_ fileID: String, in folder: String) -> String? {
    if isFile(fileID) { return fileID }
    let parts = fileID.split(separator: "/")
    guard let name = parts.last, parts.count > 1, let module = parts.first else { return nil }
    let found = files(named: String(name), in: folder)
    let marked = "/\(module)/"
    return found.first { $0.contains(marked) } ?? (found.count == 1 ? found[0] : nil)
  }

  private static func files(named name: String, in folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    var count = 0
    while let folder = folders.popLast() {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream), count < limit {
        count += 1
        let member = withUnsafePointer(to: entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !member.hasPrefix(".") else { continue }
        let path = "\(folder)/\(member)"
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): folders.append(path)
        case _ where member == name && isFile(path): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
