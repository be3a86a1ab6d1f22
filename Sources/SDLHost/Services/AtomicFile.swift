public import AppSurface
import Glibc

/// Files that are written whole or not at all: beside their final name, then renamed.
public nonisolated enum AtomicFile {
  /// Writes a file; an existing one is replaced in one step and keeps its permissions.
  ///
  /// What is not a file (a device, a pipe) is written to directly; a symbolic link is followed.
  ///
  /// - Throws: why, with the path, for people. Nothing half-written is left.
  public static func write(_ bytes: [UInt8], to path: String) throws(HostServiceError) {
    guard !path.isEmpty else { throw HostServiceError(message: "a file needs a name") }
    var facts = stat()
    var mode: mode_t?
    var final = path
    if stat(path, &facts) == 0 {
      switch facts.st_mode & S_IFMT {
      case S_IFREG:
        mode = facts.st_mode & 0o7777
        guard access(path, W_OK) == 0 else { throw failure(path, errno) }
        final = resolved(path)
      case S_IFDIR:
        throw failure(path, EISDIR)
      default:
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(path, errno) }
        return try fill(file, bytes, path)
      }
    }
    try replace(final, bytes, mode: mode, shownAs: path)
  }

  /// Whether something bears this name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func replace(
    _ final: String, _ bytes: [UInt8], mode: mode_t?, shownAs path: String
  ) throws(HostServiceError) {
    let slash = final.lastIndex(of: "/")
    let folder = slash.map { String(final[...$0]) } ?? ""
    let name = final[(slash.map { final.index(after: $0) } ?? final.startIndex)...]
    // With the name as far as there is room in the 255 bytes that a name may have.
    let kept = String(name.unicodeScalars.prefix(name.utf8.count > 200 ? 50 : 200))
    let beside = "\(folder).\(kept).\(getpid()).part"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw failure(path, errno) }
    do throws(HostServiceError) {
      if let mode { fchmod(file, mode) }
      try fill(file, bytes, path)
      guard rename(beside, final) == 0 else { throw failure(path, errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Writes everything and closes the file, in any case.
  private static func fill(
    _ file: Int32, _ bytes: [UInt8], _ path: String
  ) throws(HostServiceError) {
    var done = 0
    var reason: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      while done < bytes.count, reason == 0 {
        let count = Glibc.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count > 0 {
          done += count
        } else if errno != EINTR {
          reason = count < 0 ? errno : EIO
        }
      }
    }
    if close(file) != 0, reason == 0 { reason = errno }
    if reason != 0 { throw failure(path, reason) }
  }

  /// The path behind symbolic links, so that a link is kept and its file replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The bytes of a file; throws why it cannot be read, with the path, for people.
  public static func read(_ path: String) throws(HostServiceError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count > 0 {
        bytes.append(contentsOf: part[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw failure(path, errno)
      }
    }
  }

  private static func failure(_ path: String, _ reason: Int32) -> HostServiceError {
    let words =
      switch reason {
      case ENOENT: "there is no such file or folder"
      case ENOTDIR: "a part of the path is not a folder"
      case EISDIR: "is a folder"
      case EACCES, EPERM: "permission denied"
      case EROFS: "the file system is read-only"
      case ENOSPC, EDQUOT: "the disk is full"
      case EFBIG: "the file is larger than this process may write"
      case ENAMETOOLONG: "the name is too long"
      default: String(cString: strerror(reason))
      }
    return HostServiceError(message: "\(path): \(words)", isMissingFile: reason == ENOENT)
  }
}
