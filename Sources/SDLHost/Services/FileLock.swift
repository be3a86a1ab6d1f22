import Glibc

/// One process at a time: a lock on the folder of a file, which the system takes away with the
/// process. Nothing is left on the disk.
public nonisolated enum FileLock {
  /// Does something while this process alone holds the folder of the file.
  ///
  /// It waits for others that hold it. Where the folder cannot be held, because it is not there or
  /// its file system knows no locks, it is done all the same.
  public static func holding(_ path: String, _ body: () -> Void) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    body()
  }
}
