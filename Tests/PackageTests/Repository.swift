import Foundation

/// The files of this package, as they lie on the disk.
enum Repository {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the files below a folder that end so, relative to the package's folder, in order.
  static func files(below folder: String, ending: String) throws -> [String] {
    let start = root.appending(path: folder)
    let all = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return all.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }

  /// The names in a folder, hidden ones left out.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "\n")
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
