internal import Glibc

/// Files that a person names on the command line: read whole, and refused where they are no text
/// of a sensible size.
nonisolated enum InputFile {
  /// More than this is no script and no catalogue, in bytes.
  static let limit = 64 << 20

  /// The bytes of a file.
  ///
  /// - Throws: why it cannot be read, with its path.
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    guard !path.isEmpty else { throw .badInput("the name of a file is empty") }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    return try read(descriptor: file, named: path)
  }

  /// All bytes that a descriptor gives.
  static func read(
    descriptor: Int32, named name: String
  ) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count > 0 {
        bytes.append(contentsOf: part[..<count])
        guard bytes.count <= limit else {
          throw .badInput("\(Hint.path(name)): is larger than \(limit >> 20) MB")
        }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw failure(name, errno)
      }
    }
  }

  private static func failure(_ path: String, _ reason: Int32) -> CommandFailure {
    let words =
      switch reason {
      case ENOENT: "there is no such file"
      case EISDIR: "is a folder, not a file"
      case ENOTDIR: "a part of the path is not a folder"
      case EACCES, EPERM: "permission denied"
      default: String(cString: strerror(reason))
      }
    return .badInput("\(Hint.path(path)): \(words)")
  }
}
